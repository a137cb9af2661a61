/** @jest-environment node */
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { readBody } from './readBody.ts'

const said = { 'content-length': '4' }
const chunked = { 'transfer-encoding': 'chunked' }

it.each([
  ['a read that says its length', 'GET', said, 4, 'ñan'],
  ['a read in chunks', 'GET', chunked, 4, 'ñan'],
  ['a read that brings nothing, for which nobody waits', 'GET', {}, 4, ''],
  ['a write', 'POST', {}, 4, 'ñan'],
  ['an answer, which has no method', undefined, {}, 4, 'ñan'],
  ['what is longer than may be', 'POST', said, 3, null],
])('the body of %s', async (_what, method, headers, limit, body) => {
  const whole = Buffer.from('ñan')
  const stream = Readable.from([whole.subarray(0, 1), whole.subarray(1)])
  const read = await readBody(Object.assign(stream, { method, headers }) as unknown as IncomingMessage, limit)
  expect(read?.toString() ?? null).toBe(body)
})
