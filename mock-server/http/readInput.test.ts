/** @jest-environment node */
import * as z from 'zod/mini'
import { endpoint, type Endpoint } from '#contracts/endpoint.ts'
import { readInput } from './readInput.ts'

const call = endpoint({
  id: 'try',
  service: 'security',
  method: 'POST',
  path: '/api/try',
  access: 'none',
  headers: () => z.object({ appName: z.string(), tenant: z.optional(z.string()) }),
  body: () => z.object({ id: z.number(), roles: z.array(z.object({ name: z.string() })) }),
  answer: () => z.object({}),
}) as unknown as Endpoint

const json = { 'content-type': 'application/json; charset=utf-8' }
const read = (headers: Record<string, string>, body: unknown): ReturnType<typeof readInput> =>
  readInput(call, new Headers(headers), Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)))

describe('the input of a call', () => {
  it('is decoded and reduced to the fields of the contract', () => {
    const headers = { ...json, appname: 'n%C3%B3mina%20%F0%9F%98%80', 'user-agent': 'x' }
    expect(read(headers, { id: 1, roles: [{ name: 'a', more: true }], more: 1 })).toEqual({
      input: { headers: { appName: 'nómina 😀' }, body: { id: 1, roles: [{ name: 'a' }] } },
    })
  })

  it.each([
    ['a header is missing', json, {}, 400, "header 'appName': expected string"],
    [
      'a header is badly encoded',
      { ...json, appname: '%E0%A4%A' },
      {},
      400,
      "header 'appName': not percent-encoded UTF-8.",
    ],
    ['a field is missing', { ...json, appname: 'x' }, { roles: [] }, 400, "body 'id': expected number"],
    [
      'an inner field is wrong',
      { ...json, appname: 'x' },
      { id: 1, roles: [{}] },
      400,
      "body 'roles.0.name': expected string",
    ],
    ['the body is no JSON', { ...json, appname: 'x' }, '{', 400, 'body: not JSON.'],
    ['the body is no JSON by its type', { appname: 'x' }, {}, 415, 'The body must be application/json.'],
  ])('is refused with the name of the field if %s', (_what, headers, body, status, message) => {
    expect(read(headers as Record<string, string>, body)).toEqual({ refusal: { status, message } })
  })
})
