/** @jest-environment node */
import { textOf } from '../bytes.ts'
import { jsonReply } from './reply.ts'

describe('the text of a body', () => {
  it('is created once for a frozen body', () => {
    const body = Object.freeze({ rows: 1, name: 'Ñandú' })
    const [first, second] = [jsonReply(200, body), jsonReply(200, body)]
    expect(textOf(first.body as Uint8Array)).toBe('{"rows":1,"name":"Ñandú"}')
    expect(second.body).toBe(first.body)
  })

  it('is created each time for any other body', () => {
    const body = { rows: 1 }
    jsonReply(200, body)
    body.rows = 2
    expect(String(jsonReply(200, body).body)).toBe('{"rows":2}')
  })

  it.each([[null], [7], ['text'], [[]]])('of %p is its JSON', (body) => {
    expect(String(jsonReply(200, body).body)).toBe(JSON.stringify(body))
  })
})
