/** @jest-environment node */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { codeOf } from './codes.ts'

it('builds the schemas of a call once, at first use', () => {
  const answer = jest.fn(() => z.object({ id: z.number() }))
  const headers = jest.fn(() => z.object({ id: z.string() }))
  const call = endpoint({
    id: 'call',
    service: 'security',
    method: 'GET',
    path: '/api/call',
    access: 'none',
    headers,
    answer,
  })
  expect(answer).not.toHaveBeenCalled()
  expect(call.answer.parse({ id: 1 })).toEqual({ id: 1 })
  expect(call.answer).toBe(call.answer)
  expect(answer).toHaveBeenCalledTimes(1)
  expect(headers).not.toHaveBeenCalled()
})

it.each([
  [{ informationCode: 'A10' }, 'A10'],
  [{ result: { informationCode: 'A11' } }, 'A11'],
  [{ result: { code: 'A12' } }, 'A12'],
  [{ code: ' A13 ' }, 'A13'],
  [{ informationCode: 'A10', result: { code: 'A12' }, code: 'A13' }, 'A10'],
  [{ informationCode: '', code: 'A13' }, 'A13'],
  [{ code: 13, result: 'A10' }, null],
  [null, null],
])('the code of %j is %s', (body, code) => {
  expect(codeOf(body)).toBe(code)
})
