/** @jest-environment node */
import * as z from 'zod/mini'
import { endpoint, type Access, type Endpoint } from '#contracts/endpoint.ts'
import { seedOf } from '../seed/seed.ts'
import { ok, type Context } from '../services/service.ts'
import { createNamespace, type Namespace } from '../store/namespace.ts'
import { callEndpoint } from './callEndpoint.ts'
import { userNamed } from '../store/queries.ts'

let ns: Namespace
beforeAll(async () => {
  const seed = await seedOf(2026, 20)
  ns = createNamespace({ name: 'test', seed, randomSeed: 'test', machineNow: () => 0, isStrict: true })
})

/** A call of the console. */
function consoleCall(method: 'GET' | 'POST', access: Access = 'bearer'): Endpoint {
  return endpoint({
    id: 'consoleCall',
    service: 'security',
    method,
    path: '/api/console/call',
    access,
    answer: () => z.object({}),
  })
}

function requestWith(headers: Record<string, string>): Request {
  return new Request('http://localhost/', { headers })
}

async function statusFor(userName: string | null, method: 'GET' | 'POST'): Promise<number> {
  const user = userName === null ? undefined : ns.tables.users.findFirst(userNamed(userName))
  const caller = user ? { user, session: ns.sessions.open(user.userName, 'ibuhoo') } : null
  const binding = { endpoint: consoleCall(method), service: () => ok({}) }
  return (await callEndpoint(binding, { ns, caller } as Context, requestWith({}), new Uint8Array())).status
}

describe('a call of the console', () => {
  it.each([
    ['admin', 200, 200],
    ['admin2', 200, 200],
    ['lector', 200, 403],
    ['maria.gomez', 403, 403],
    [null, 401, 401],
  ])('answers %s reads with %d and writes with %d', async (userName, read, write) => {
    expect(await statusFor(userName, 'GET')).toBe(read)
    expect(await statusFor(userName, 'POST')).toBe(write)
  })
})

describe('a call with this access', () => {
  it.each<[Access, number, number]>([
    ['bearer', 401, 401],
    ['bearer-final', 401, 401],
    ['bearer-if-any', 200, 401],
    ['optional', 200, 200],
    ['none', 200, 200],
  ])('%s answers %d without a token and %d to an invalid one', async (access, none, bad) => {
    const statusWith = async (headers: Record<string, string>): Promise<number> => {
      const binding = { endpoint: consoleCall('GET', access), service: () => ok({}) }
      const ctx = { ns, caller: null } as unknown as Context
      return (await callEndpoint(binding, ctx, requestWith(headers), new Uint8Array())).status
    }
    expect(await statusWith({})).toBe(none)
    for (const authorization of ['Bearer no.good.token', 'Bearer', ''])
      expect([authorization, await statusWith({ authorization })]).toEqual([authorization, bad])
  })
})
