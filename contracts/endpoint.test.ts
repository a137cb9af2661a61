/** @jest-environment node */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

it('builds the schemas of a call when they are first used, and once', () => {
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
