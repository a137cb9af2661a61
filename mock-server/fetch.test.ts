/** @jest-environment node */
import { createMock, type Mock } from './app.ts'
import { addOwnHosts } from './http/ownHost.ts'

const host = 'demo.example'
const call = '/security/api/application/isFreeTrial'
let mock: Mock

afterAll(() => mock.close())
beforeAll(async () => {
  addOwnHosts(host)
  mock = await createMock()
})

const ask = (path: string, init?: RequestInit): Promise<Response> =>
  mock.fetch(new Request(`https://${host}${path}`, init))

const control = (path: string, body: unknown): Promise<Response> =>
  ask(`/__mock/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

it('returns answers of the services with status and headers [beyond 40]', async () => {
  const refused = await ask('/security/api/role/list')
  expect(refused.status).toBe(401)
  const opened = await control('/provider-states', {
    state: 'a session is open',
    params: { userName: 'admin' },
  })
  const { token } = (await opened.json()) as { token: string }
  const answer = await ask('/security/api/role/list', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(answer.headers.get('x-request-id')).toMatch(/^\d+$/)
  expect(((await answer.json()) as { result: { records: unknown[] } }).result.records.length).toBeGreaterThan(
    3,
  )
})

it('logs the status of each answer', async () => {
  await ask('/security/api/role/list')
  await control('/faults', { match: { path: '/isFreeTrial' }, kind: 'reset', times: 1 })
  await ask(call, { headers: { appname: 'ibuhoo' } })
  const log = (await (await ask('/__mock/v1/requests')).json()) as { status: number }[]
  expect(log.slice(-2).map(({ status }) => status)).toEqual([401, 0])
})

it('accepts requests by its own host name only', async () => {
  const elsewhere = new Request('https://other.example/security/api/application/list')
  expect((await mock.fetch(elsewhere)).status).toBe(421)
})

it.each(['reset', 'drop-after', 'truncate'])('breaks a connection as a network does: %s', async (kind) => {
  await control('/faults', { match: { path: '/isFreeTrial' }, kind, times: 1 })
  expect((await ask(call, { headers: { appname: 'ibuhoo' } })).type).toBe('error')
  expect((await ask(call, { headers: { appname: 'ibuhoo' } })).type).not.toBe('error')
})

it('answers 204 without a body', async () => {
  const answer = await ask(call, { method: 'OPTIONS' })
  expect([answer.status, await answer.text()]).toEqual([204, ''])
})

it.each([
  ['/users/4', 200, { id: 4 }],
  ['/users/4444', 404, { error: 'Not there.' }],
  ['/constructor', 404, { error: 'Not there.' }],
  ['', 200, { users: { address: '/__mock/db/users' } }],
])('shows the collections without a view of the host: %s', async (path, status, body) => {
  const answer = await ask(`/__mock/db${path}`)
  expect([answer.status, await answer.json()]).toMatchObject([status, body])
})
