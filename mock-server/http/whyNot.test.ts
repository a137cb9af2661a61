/** @jest-environment node */
import { startMock, type RunningMock } from '../testServer.ts'

let mock: RunningMock
let bearer: { authorization: string }
const list = '/security/api/application/list'
const login = '/authentication/api/Login/Login'
const users = '/security/api/user/list'

beforeAll(async () => {
  mock = await startMock()
  bearer = (await mock.session('admin')).bearer
})

afterAll(() => mock.end())

type Ask = Parameters<RunningMock['ask']>[2]
const whyOf = async (method: string, path: string, ask: Ask = {}): Promise<[number, unknown]> => {
  const { status, headers } = await mock.ask(method, path, ask)
  return [status, headers['x-mock-why']]
}

describe('an unknown request [beyond 37]', () => {
  it.each([
    [
      'a letter that is missing',
      'POST',
      '/authentication/api/Login/Logn',
      404,
      `POST ${login} (login); path: 'Logn' instead of 'Login'`,
    ],
    ['another verb', 'GET', login, 405, `POST ${login} (login); verb: GET instead of POST`],
    [
      'the other service',
      'POST',
      '/security/api/Login/Login',
      404,
      `POST ${login} (login); path: 'security' instead of 'authentication'`,
    ],
    [
      'no service',
      'POST',
      '/api/Login/Login',
      404,
      `POST ${login} (login); path: '/api/Login/Login' instead of '${login}'`,
    ],
    [
      'a query',
      'GET',
      '/security/api/application/lists?token=abc',
      404,
      `GET ${list} (listApplications); path: 'lists' instead of 'list'`,
    ],
    [
      'letters of another alphabet',
      'GET',
      '/security/api/application/l%C3%ADst',
      404,
      `GET ${list} (listApplications); path: 'l%C3%ADst' instead of 'list'`,
    ],
  ])('is answered with the nearest call: %s', async (_what, method, path, status, why) => {
    expect(await whyOf(method, path)).toEqual([status, `the nearest call is ${why}`])
  })

  it('shortens a long address', async () => {
    const [status, why] = await whyOf('GET', `/security/${'x'.repeat(5_000)}`)
    expect(status).toBe(404)
    expect(String(why).length).toBeLessThanOrEqual(1_000)
  })
})

describe('a request that breaks its schema [beyond 37]', () => {
  it.each([
    ['a header in the query', `${users}?pages=1`, {}, "header 'pages' is missing (it stands in the query)"],
    ['a header by another name', users, { page: '1' }, "header 'pages' is missing ('page' was sent)"],
    ['a header that is spoilt', users, { pages: '%E0' }, "header 'pages' is not percent-encoded UTF-8"],
  ])('is answered with what differs: %s', async (_what, path, headers, difference) => {
    const [status, why] = await whyOf('GET', path, {
      headers: { ...bearer, ...(headers as Record<string, string>) },
    })
    expect(status).toBe(400)
    expect(why).toContain(difference)
  })

  it('is answered with the name of the field, not its value', async () => {
    const [status, why] = await whyOf('POST', login, {
      body: { User: 'maria.gomez', password: 7, appname: 'ibuhoo' },
    })
    expect(status).toBe(400)
    expect(why).toContain(
      `the call is POST ${login} (login); field 'user': expected string, missing ('User' was sent)`,
    )
    expect(why).toContain("field 'password': expected string;")
    expect(why).not.toContain('maria')
  })

  it('is answered with the right content type', async () => {
    const [status, why] = await whyOf('POST', login, {
      text: '{}',
      headers: { 'content-type': 'text/plain' },
    })
    expect([status, why]).toEqual([
      415,
      expect.stringContaining("header 'Content-Type' is 'text/plain' instead of 'application/json'"),
    ])
    expect(await whyOf('POST', login, { text: '{' })).toEqual([
      400,
      expect.stringContaining('body: not JSON'),
    ])
  })

  it('is explained in the log too', async () => {
    const { headers } = await mock.ask('GET', '/security/api/nothing')
    const line = await mock.control('GET', `/requests/${String(headers['x-request-id'])}`)
    expect(line.why).toBe(headers['x-mock-why'])
  })
})

it('explains no refusals by a rule [beyond 37]', async () => {
  const reasons = [
    await whyOf('GET', list, { headers: bearer }),
    await whyOf('POST', '/security/api/application/list', { headers: {} }),
    await whyOf('GET', '/security/uploads/0123456789abcdef.png'),
    await whyOf('GET', users),
  ]
  const wrong = await mock.signIn('maria.gomez', 'Otra.2026*')
  expect(reasons.map(([status, why]) => [status, why === undefined])).toEqual([
    [200, true],
    [405, false],
    [404, true],
    [401, true],
  ])
  expect([wrong.status, wrong.headers['x-mock-why']]).toEqual([expect.any(Number), undefined])
})
