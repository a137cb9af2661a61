/** @jest-environment node */
import { connect } from 'node:net'
import { startMock, type RunningMock } from '../testServer.ts'
import { namespaceCookie, namespaceOf } from '../namespaceOf.ts'
import { foreignRefusal } from './foreignRequest.ts'
import { addOwnHosts } from './ownHost.ts'

const call = '/security/api/application/getVersionApp'
const provider = '/authentication/oidc/idp/authorize'
const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
const visit = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

describe('who is served', () => {
  it.each([
    ['a program', 'GET', call, {}, null],
    ['a page of this origin', 'GET', call, { 'sec-fetch-site': 'same-origin' }, null],
    ['another port', 'POST', call, { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }, null],
    [
      'a product on this machine',
      'GET',
      call,
      { origin: 'http://gse.biometria.localhost:8080', 'sec-fetch-site': 'cross-site' },
      null,
    ],
    ['the loopback by its number', 'POST', call, { origin: 'http://127.0.0.1:8080' }, null],
    [
      'the form of the provider, whose page tells no referrer',
      'POST',
      provider,
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      null,
    ],
    ['a foreign page', 'GET', call, evil, 403],
    ['its form', 'POST', call, { ...evil, 'content-type': 'text/plain' }, 403],
    ['a page without origin', 'POST', call, { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of an old browser', 'POST', call, { origin: 'https://evil.example' }, 403],
    [
      'its picture',
      'GET',
      call,
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      403,
    ],
    ['its frame', 'GET', provider, { ...visit, 'sec-fetch-dest': 'iframe' }, 403],
    ['its link to the provider', 'GET', provider, visit, null],
    ['its link to the end of a session', 'GET', '/security/logout/verify', visit, null],
    ['its link to a call', 'GET', call, visit, 403],
    ['its form to the provider', 'POST', provider, { ...visit, origin: 'https://evil.example' }, 403],
    [
      'a name that only points here',
      'GET',
      call,
      { host: 'rebound.example:8090', 'sec-fetch-site': 'same-origin' },
      421,
    ],
    ['nobody in particular', 'GET', call, { host: '' }, 421],
  ])('%s by %s %s', (_who, method, url, headers, status) => {
    const { host = 'localhost:8090', ...others } = headers as Record<string, string>
    const request = { method, url: `http://${host}${url}`, headers: new Headers(others) } as Request
    expect(foreignRefusal(request)?.status ?? null).toBe(status)
  })
})

it('serves a further configured name, with any port and in any case', () => {
  const refused = (host: string): string | undefined =>
    foreignRefusal({ method: 'GET', url: `http://${host}${call}`, headers: new Headers() } as Request)
      ?.message
  expect(refused('mock:8090')).toContain('MOCK_NAMES')
  addOwnHosts('Mock')
  expect([refused('mock:8090'), refused('MOCK')]).toEqual([undefined, undefined])
  expect(refused('mock.evil.test')).toContain('MOCK_NAMES')
})

describe('whose ?__ns= chooses a namespace, and is remembered', () => {
  it.each([
    ['a program', {}, true],
    ['a page of this origin', { 'sec-fetch-site': 'same-origin' }, true],
    ['an address that somebody typed', { 'sec-fetch-site': 'none' }, true],
    [
      'a link of the control page to another product',
      { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:8080/' },
      true,
    ],
    ['a link of a foreign page', visit, false],
    ['a link of a foreign page that says which', { ...visit, referer: 'https://evil.example/' }, false],
    [
      'a link of a page whose name looks alike',
      { ...visit, referer: 'http://localhost.evil.example/' },
      false,
    ],
    ['a link of a page of an old browser', { referer: 'https://evil.example/x' }, false],
    ['a name that only points here', { host: 'evil.test', 'sec-fetch-site': 'none' }, false],
  ])('%s: %j %s', (_who, headers, chooses) => {
    const { host = 'firmaya.localhost:8080', ...others } = headers as Record<string, string>
    const request = {
      method: 'GET',
      url: `http://${host}/login?__ns=evil`,
      headers: new Headers({ ...others, cookie: 'mock_ns=own' }),
    } as Request
    expect(namespaceOf(request)).toBe(chooses ? 'evil' : 'own')
    expect(namespaceCookie(request)).toEqual(chooses ? expect.stringContaining('mock_ns=evil;') : null)
  })
})

describe('what a foreign page leaves behind', () => {
  let mock: RunningMock
  const at = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}__ns=evil`
  beforeAll(async () => {
    mock = await startMock()
  })
  afterAll(() => mock.end())

  it.each([
    ['GET', call],
    ['OPTIONS', call],
    ['POST', '/authentication/api/Login/ResetPassword'],
    ['GET', '/__mock'],
    ['POST', '/__mock/v1/reset'],
    ['GET', '/__mock/db/users'],
  ])('has no effect on namespaces, log, cookies or faults: %s %s', async (method, path) => {
    const fault = { match: { path: '/' }, kind: 'status', status: 503, times: 1 }
    await mock.control('POST', '/faults', fault)
    for (const headers of [evil, { host: 'rebound.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const own = await mock.ask(method, at(path), { headers })
      expect([headers, own.headers['set-cookie']]).toEqual([headers, undefined])
      expect(own.headers['access-control-allow-origin']).toBeUndefined()
      await mock.ask(method, path, { headers: { ...headers, cookie: 'mock_ns=evil' } })
      await mock.ask(method, path, { headers })
    }
    expect((await mock.control('GET', '/info')).namespaces).toEqual(['default'])
    expect(await mock.control('GET', '/requests')).toEqual([])
    expect(await mock.control('GET', '/faults')).toEqual([expect.objectContaining({ seen: 0 })])
    await mock.control('DELETE', '/faults')
  })

  it('opens no socket', async () => {
    const answer = await new Promise<string>((told) => {
      const { port, hostname } = new URL(mock.url)
      const socket = connect(Number(port), hostname)
      socket.once('data', (data) => told(data.toString()))
      const lines = [
        'GET /security/api/connections/session?__ns=evil HTTP/1.1',
        'Host: localhost',
        'Origin: https://evil.example',
        ...[
          'Upgrade: websocket',
          'Connection: Upgrade',
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        ],
      ]
      socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 403 /)
    expect((await mock.control('GET', '/info')).namespaces).toEqual(['default'])
  })
})
