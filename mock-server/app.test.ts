/** @jest-environment node */
import { request } from 'node:http'
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { startMock, type RunningMock } from './testServer.ts'

let mock: RunningMock

afterEach(() => mock.end())

describe('the mock', () => {
  it('keeps fifty namespaces apart', async () => {
    mock = await startMock()
    const names = Array.from({ length: 50 }, (_, index) => `world-${index}`)
    await Promise.all(
      names.map((name, index) =>
        mock.control('PUT', '/state/users/maria.gomez', { names: `María ${index}` }, name),
      ),
    )
    const records = await Promise.all(
      names.map((name) => mock.control('GET', '/state/users/4', undefined, name)),
    )
    expect(records.map((record) => record.names)).toEqual(names.map((_, index) => `María ${index}`))
    expect((await mock.control('GET', '/state/users/4')).names).toBe('María')
    expect((await mock.control('GET', '/info')).namespaces).toHaveLength(51)
  })

  it('shares no token, attempt, clock or journal between namespaces', async () => {
    mock = await startMock()
    const elsewhere = { 'x-mock-namespace': 'elsewhere' }
    const { bearer, refreshToken } = await mock.session('admin')
    const list = await mock.ask('GET', '/security/api/application/list', {
      headers: { ...bearer, ...elsewhere },
    })
    expect(list.status).toBe(401)
    const body = { RefreshToken: refreshToken, UserName: 'admin', Appname: 'ibuhoo' }
    const path = '/authentication/api/Login/RefreshToken'
    expect((await mock.ask('POST', path, { headers: elsewhere, body })).status).toBe(401)
    for (let times = 0; times < 3; times += 1) await mock.signIn('maria.gomez', 'Otra.2026*')
    expect((await mock.signIn('maria.gomez', undefined, {}, elsewhere)).status).toBe(200)
    await mock.control('PUT', '/clock', { freeze: '2030-01-01T00:00:00Z' })
    expect((await mock.control('GET', '/clock', undefined, 'elsewhere')).frozen).toBe(false)
    expect(await mock.control('GET', '/requests', undefined, 'elsewhere')).toHaveLength(3)
  })

  it('rejects a token from before the reset', async () => {
    mock = await startMock()
    const { bearer } = await mock.session('admin')
    await mock.control('POST', '/reset', {})
    await mock.session('admin')
    expect((await mock.ask('GET', '/security/api/application/list', { headers: bearer })).status).toBe(401)
  })

  it.each([
    ['a header', { 'x-mock-namespace': 'a' }, '', 'a'],
    ['the query', { cookie: 'mock_ns=b' }, '?x=1&__ns=a', 'a'],
    ['the cookie', { cookie: 'other=1; mock_ns=a; more=2' }, '', 'a'],
    ['a malformed name', { 'x-mock-namespace': 'a b', cookie: 'mock_ns=<x>' }, '', 'default'],
    ['nothing', {}, '', 'default'],
  ])('finds the namespace by %s', async (_how, headers, query, namespace) => {
    mock = await startMock()
    const reply = await mock.ask('GET', `/__mock/v1/health${query}`, {
      headers,
    })
    expect(reply.body.namespace).toBe(namespace)
    const cookie = query === '' ? undefined : ['mock_ns=a; Path=/; SameSite=Lax']
    expect(reply.headers['set-cookie']).toEqual(cookie)
  })

  it('resets a namespace after ten idle minutes', async () => {
    let now = Date.parse('2026-03-01T12:00:00Z')
    mock = await startMock({ now: () => now })
    await mock.control('PUT', '/state/users/4', { names: 'Mía' }, 'a')
    now += 10 * 60_000 + 1
    expect((await mock.control('GET', '/state/users/4', undefined, 'a')).names).toBe('María')
  })

  it('answers the page by host and by the settings of its namespace', async () => {
    mock = await startMock()
    await mock.control('PUT', '/page', { product: 'license', status: 503 }, 'a')
    expect(mock.mock.page('gse.biometria.localhost:8080', undefined)).toEqual({
      product: 'biometria',
      tenant: 'gse',
      delayMs: 0,
      status: 200,
    })
    expect(mock.mock.page('localhost', 'a')).toEqual({
      product: 'license',
      tenant: null,
      delayMs: 0,
      status: 503,
    })
    expect(mock.mock.page('localhost', 'never seen').product).toBe('ibuhoo')
  })

  it('has no control API if it is switched off', async () => {
    mock = await startMock({ control: false })
    for (const path of ['/__mock', '/__mock/v1/health', '/__mock/db', '/__mock/v1/state/users']) {
      expect((await mock.ask('GET', path)).status).toBe(404)
    }
    expect((await mock.signIn('admin')).status).toBe(200)
  })

  it('takes users, seed, key and strictness from its options', async () => {
    const key = Buffer.alloc(32, 1).toString('base64')
    mock = await startMock({ users: 30, seed: 7, strict: false, linkKey: key })
    expect(await mock.control('GET', '/state/users')).toHaveLength(30)
    expect(await mock.control('GET', '/info')).toMatchObject({ seed: 7, users: 30 })
    expect(await mock.control('GET', '/strict')).toEqual({ on: false })
    expect((await mock.signIn('admin')).body.message).toContain('password')
  })

  it('ties a hub connection to a person, notifies it, and logs its address [CHN-05]', async () => {
    mock = await startMock()
    const connection = new HubConnectionBuilder()
      .withUrl(`${mock.url}/security/api/connections/session`, { transport: HttpTransportType.WebSockets })
      .configureLogging(LogLevel.None)
      .build()
    const told = new Promise((resolve) => connection.on('ReceiveSessionStatus', resolve))
    await connection.start()
    const connectionId = await connection.invoke<string>('GetConnectionId')
    const { bearer } = await mock.session('maria.gomez')
    const headers = { ...bearer, connectionId }
    await mock.ask('POST', '/security/api/user/validatesession', { headers, body: {} })
    expect(await mock.control('GET', '/sessions')).toMatchObject([
      { id: connectionId, userName: 'maria.gomez' },
    ])
    expect(await mock.control('GET', '/sessions', undefined, 'elsewhere')).toEqual([])
    await mock.control('POST', `/sessions/${connectionId}/status`, { message: 'Adiós' })
    expect(await told).toBe('Adiós')
    const entries = await mock.control('GET', '/requests')
    expect(
      entries.map((entry: { endpoint: string; status: number }) => [entry.endpoint, entry.status]),
    ).toEqual([
      ['sessionHub', 200],
      ['sessionHub', 101],
      ['login', 200],
      ['validateSession', 200],
    ])
    await connection.stop()
  })

  it('refuses sockets if it is set to', async () => {
    mock = await startMock()
    await mock.control('POST', '/sessions/refuse', {})
    const path = '/security/api/connections/session/negotiate?negotiateVersion=1'
    expect((await mock.ask('POST', path)).status).toBe(401)
    await mock.control('POST', '/reset', {})
    expect((await mock.ask('POST', path)).status).toBe(200)
  })

  it('refuses a foreign host name that resolves to this machine', async () => {
    mock = await startMock()
    const reset = { user: 'maria.gomez', appname: 'ibuhoo', isByUser: true }
    const path = '/authentication/api/Login/ResetPassword'
    const ask = (host: string): Promise<number> =>
      new Promise((answered) => {
        const headers = { host, 'content-type': 'application/json' }
        const call = request(new URL(path, mock.url), { method: 'POST', headers }, (answer) => {
          answer.resume()
          answered(answer.statusCode!)
        })
        call.end(JSON.stringify(reset))
      })
    for (const host of ['evil.test:18080', 'localhost.evil.test', 'evil.test#.localhost', '10.0.0.1'])
      expect([host, await ask(host)]).toEqual([host, 421])
    expect(await mock.control('GET', '/mail?to=maria.gomez@suite.test')).toEqual([])
    for (const host of ['localhost:8080', 'gse.biometria.localhost', '127.0.0.1:1', '[::1]:8080'])
      expect([host, await ask(host)]).toEqual([host, 200])
  })
})
