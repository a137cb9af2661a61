/** @jest-environment node */
import { startMock, type RunningMock } from '../testServer.ts'

let mock: RunningMock
const version = '/security/api/application/getVersionApp'
const headers = { appName: 'ibuhoo' }

beforeEach(async () => {
  mock = await startMock()
})

afterEach(() => mock.end())

const fault = (order: object): Promise<{ id: string }> =>
  mock.control('POST', '/faults', { match: { path: '/getVersionApp' }, ...order })

describe('faults', () => {
  it('send a status with the body of the contract', async () => {
    await fault({ kind: 'status', status: 503, times: 1 })
    await mock.control('POST', '/faults', {
      match: { path: '/application/list' },
      kind: 'status',
      status: 403,
    })
    expect((await mock.ask('GET', version, { headers })).status).toBe(503)
    expect((await mock.ask('GET', version, { headers })).status).toBe(200)
    const forbidden = await mock.ask('GET', '/security/api/application/list')
    expect([forbidden.status, forbidden.body]).toEqual([403, { message: 'Forbidden' }])
  })

  it('send a code as the contract does, or in the usual shape', async () => {
    await mock.control('POST', '/faults', { match: { path: 'RefreshToken' }, kind: 'code', code: 'R101' })
    const body = { RefreshToken: 'x', UserName: 'x', Appname: 'x' }
    const revoked = await mock.ask('POST', '/authentication/api/Login/RefreshToken', { body })
    expect(revoked.status).toBe(401)
    expect(revoked.body).toMatchObject({
      informationCode: 'R101',
      message: expect.stringContaining('revocada'),
    })
    await fault({ kind: 'code', code: 'R77', status: 409, body: { informationCode: 'R77', message: 7 } })
    const own = await mock.ask('GET', version, { headers })
    expect([own.status, own.body]).toEqual([409, { informationCode: 'R77', message: 7 }])
  })

  it('send a body byte for byte', async () => {
    await fault({ kind: 'body', body: '\ufeff<html>ñ', contentType: 'text/html' })
    const reply = await mock.ask('GET', version, { headers })
    expect([reply.status, reply.text, reply.headers['content-type']]).toEqual([
      200,
      '\ufeff<html>ñ',
      'text/html',
    ])
  })

  it('add headers', async () => {
    await fault({ kind: 'status', status: 429, headers: { 'Retry-After': '5' } })
    const { status, headers: told } = await mock.ask('GET', version, { headers })
    expect([status, told['retry-after']]).toEqual([429, '5'])
  })

  it('delay an answer', async () => {
    await fault({ kind: 'latency', ms: [60, 0] })
    const startedAt = performance.now()
    expect((await mock.ask('GET', version, { headers })).status).toBe(200)
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(59)
  })

  it('never answer, reset, or cut an answer in the middle', async () => {
    await fault({ kind: 'timeout', times: 1 })
    await expect(mock.ask('GET', version, { headers, timeoutMs: 100 })).rejects.toThrow('no answer')
    await fault({ kind: 'reset', times: 1 })
    await expect(mock.ask('GET', version, { headers })).rejects.toMatchObject({ code: 'ECONNRESET' })
    await fault({ kind: 'truncate', times: 1 })
    await expect(mock.ask('GET', version, { headers })).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect((await mock.ask('GET', version, { headers })).status).toBe(200)
  })

  it('lose an answer after the work was done', async () => {
    const { refreshToken } = await mock.session('admin')
    await mock.control('POST', '/faults', { match: { path: 'RefreshToken' }, kind: 'drop-after', times: 1 })
    const body = { RefreshToken: refreshToken, UserName: 'admin', Appname: 'ibuhoo' }
    const refresh = (): Promise<unknown> =>
      mock.ask('POST', '/authentication/api/Login/RefreshToken', { body })
    await expect(refresh()).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(await refresh()).toMatchObject({ status: 401, body: { informationCode: 'R101' } })
  })

  it('keep to their namespace', async () => {
    await fault({ kind: 'status', status: 500 })
    expect(
      (await mock.ask('GET', version, { headers: { ...headers, 'x-mock-namespace': 'b' } })).status,
    ).toBe(200)
  })
})

describe('the services', () => {
  it('refuse raw bytes and long headers in strict mode', async () => {
    const raw = { ...headers, tenant: 'Pe\u00f1a' }
    const refused = await mock.ask('GET', version, { headers: raw })
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining("'tenant'")])
    expect((await mock.ask('GET', version, { headers: { ...headers, x: 'x'.repeat(9000) } })).status).toBe(
      431,
    )
    await mock.control('PUT', '/strict', { on: false })
    expect((await mock.ask('GET', version, { headers: raw })).status).toBe(200)
    expect((await mock.ask('GET', version, { headers: { ...headers, x: 'x'.repeat(9000) } })).status).toBe(
      200,
    )
  })

  it('ignore the case of the address, and report an unknown one', async () => {
    expect((await mock.ask('GET', version.toUpperCase(), { headers })).status).toBe(200)
    expect((await mock.ask('POST', version, { headers })).status).toBe(405)
    expect((await mock.ask('GET', '/security/api/nothing')).status).toBe(404)
    expect((await mock.ask('GET', '/elsewhere')).status).toBe(404)
  })

  it('send the line of the journal as X-Request-Id', async () => {
    const [first, second] = [
      await mock.ask('GET', version, { headers }),
      await mock.ask('GET', '/security/nowhere'),
    ]
    expect(Number(second.headers['x-request-id'])).toBe(Number(first.headers['x-request-id']) + 1)
  })

  it.each([
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://gse.biometria.localhost', 'http://gse.biometria.localhost'],
    ['https://evil.example', undefined],
    ['http://localhost.evil.example', undefined],
    ['null', undefined],
  ])('allow pages of %s to read them: %s', async (origin, allowed) => {
    const reply = await mock.ask('GET', version, { headers: { ...headers, origin } })
    expect(reply.headers['access-control-allow-origin']).toBe(allowed)
    expect(reply.headers['access-control-expose-headers']).toBe(allowed && 'Date, Retry-After, X-Request-Id')
    const ask = {
      origin,
      'access-control-request-headers': 'appname',
      'access-control-request-method': 'GET',
    }
    const preflight = await mock.ask('OPTIONS', version, { headers: ask })
    expect(preflight.status).toBe(204)
    expect(preflight.headers['access-control-allow-headers']).toBe(allowed && 'appname')
  })

  it('send no-store, and the time of the clock', async () => {
    await mock.control('PUT', '/clock', { freeze: '2030-01-02T03:04:05Z' })
    const reply = await mock.ask('GET', version, { headers })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers.date).toBe('Wed, 02 Jan 2030 03:04:05 GMT')
  })

  it('end a sign-out with a page', async () => {
    const page = await mock.ask('GET', '/security/logout/verify?url=information')
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-")
    expect(page.text).toContain('La sesión se cerró correctamente.')
    expect(page.text).toContain('<a href="/login">Volver a iniciar sesión</a>')
  })

  it('negotiate the session hub', async () => {
    const reply = await mock.ask('POST', '/security/api/connections/session/negotiate?negotiateVersion=1')
    expect(reply.body).toMatchObject({ negotiateVersion: 1 })
    const [entry] = await mock.control('GET', '/requests')
    expect(entry.endpoint).toBe('sessionHub')
  })
})
