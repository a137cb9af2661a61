/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startMock, type Reply, type RunningMock } from '../testServer.ts'

const users = '/security/api/user/list'
type Heard = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

let mock: RunningMock
let service: Server
let base = ''
let heard: Heard[] = []
/** Next answers of the test service; the last one repeats. */
let answers: { status: number; text: string }[] = []
let bearer: { authorization: string }

const page = (names: string): string => JSON.stringify({ users: [{ ...full, names }], rows: 1 })
/** A valid row of the list. */
let full: object = {}

beforeAll(async () => {
  service = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      heard.push({
        method: req.method!,
        url: req.url!,
        headers: req.headers,
        body: Buffer.concat(chunks).toString(),
      })
      const { status, text } = answers.length > 1 ? answers.shift()! : answers[0]!
      res.writeHead(status, { 'Content-Type': 'application/json', 'Set-Cookie': 'real=1' }).end(text)
    })
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}/sec`
})

beforeEach(async () => {
  mock = await startMock()
  heard = []
  bearer = (await mock.session('admin')).bearer
  full = (await list()).body.users[0]
  answers = [{ status: 200, text: page('Real') }]
})

afterEach(() => mock.end())
afterAll(() => new Promise((done) => service.close(done)))

function list(pages = '0', headers: object = {}): Promise<Reply> {
  return mock.ask('GET', users, {
    headers: { ...bearer, pages, customerSearch: '', filterBy: '', ...headers },
  })
}
const goReal = (calls: string[] = ['listUsers']): Promise<unknown> =>
  mock.control('PUT', '/real', { services: { security: base }, calls })
const namesOf = (reply: Reply): string => reply.body.users[0].names
const toldOf = ({ headers }: Reply): unknown[] => [headers['x-mock-from'], headers['x-mock-contract']]

describe('half real [beyond 38]', () => {
  it('is off by default, without headers', async () => {
    expect(await mock.control('GET', '/real')).toMatchObject({ calls: [], recording: null, replaying: null })
    expect(toldOf(await list())).toEqual([undefined, undefined])
    expect(heard).toEqual([])
  })

  it('sends a chosen call to the test service and marks the answer', async () => {
    await goReal()
    const reply = await list('3', {
      customerSearch: 'Pe%C3%B1a',
      cookie: 'mock_ns=default; own=1',
      'x-mock-namespace': 'default',
    })
    expect(namesOf(reply)).toBe('Real')
    expect(toldOf(reply)).toEqual([`the test service at ${base}`, 'fits'])
    expect(reply.headers['set-cookie']).toBeUndefined()
    const { method, url, headers } = heard[0]!
    expect([method, url]).toEqual(['GET', '/sec/api/user/list'])
    expect(headers).toMatchObject({
      pages: '3',
      customersearch: 'Pe%C3%B1a',
      authorization: bearer.authorization,
    })
    expect(
      Object.keys(headers).filter((name) => /^(cookie|origin|referer|x-mock-(?!passed).*)$/.test(name)),
    ).toEqual([])
    const line = await mock.control('GET', `/requests/${String(reply.headers['x-request-id'])}`)
    expect(line).toMatchObject({ from: `the test service at ${base}`, misfit: null, endpoint: 'listUsers' })
  })

  it('leaves other calls, other namespaces and a reset namespace to the mock', async () => {
    await goReal()
    const other = await mock.ask('GET', '/security/api/application/list', { headers: bearer })
    expect(toldOf(other)).toEqual([undefined, undefined])
    expect(await mock.control('GET', '/real', undefined, 'elsewhere')).toMatchObject({ calls: [] })
    await mock.control('DELETE', '/real')
    expect(toldOf(await list())).toEqual([undefined, undefined])
    expect(heard).toEqual([])
  })

  it('sends the body unchanged', async () => {
    await goReal(['setUserState'])
    answers = [{ status: 200, text: '{"informationCode":"A10"}' }]
    await mock.ask('POST', '/security/api/user/inactivate', {
      headers: bearer,
      text: '{ "id":4,"idstate": 1 }',
    })
    expect(heard).toMatchObject([{ method: 'POST', body: '{ "id":4,"idstate": 1 }' }])
    expect(await mock.control('GET', '/state/users/4')).toMatchObject({ idstate: 0 })
  })

  it.each([
    ['a field that does not fit', 200, '{"users":7,"rows":0}', "differs: 'users': expected array"],
    ['no JSON', 200, '<html>', 'differs: '],
    ['a refusal', 403, '{"message":"no"}', 'fits'],
  ])('checks %s against the contract, and passes it on anyway', async (_what, status, text, told) => {
    await goReal()
    answers = [{ status, text }]
    const reply = await list()
    expect([reply.status, reply.text]).toEqual([status, text])
    expect(reply.headers['x-mock-contract']).toContain(told)
  })

  it('does not loop if the test service is the mock itself', async () => {
    const services = { security: `${mock.url}/security` }
    await mock.control('PUT', '/real', { services, calls: ['listUsers'] })
    const reply = await list()
    expect([reply.status, reply.headers['x-mock-contract']]).toEqual([200, 'fits'])
    expect(await mock.control('GET', '/requests')).toHaveLength(4)
  })

  it('answers 502 if no answer comes', async () => {
    await mock.control('PUT', '/real', { services: { security: 'http://127.0.0.1:9' }, calls: ['listUsers'] })
    const reply = await list()
    expect([reply.status, reply.headers['x-mock-contract']]).toEqual([502, 'differs: no answer came'])
    expect(reply.body.message).toContain('http://127.0.0.1:9')
  })

  it.each([
    [{ calls: ['listUsers'] }, 'say where that is'],
    [{ services: { security: 'http://localhost' }, calls: ['nothing'] }, "no call 'nothing'"],
    [{ services: { security: 'file:///etc/passwd' } }, 'services.security'],
    [{ services: { other: 'http://localhost' } }, 'services'],
  ])('is refused with the settings %j', async (body, why) => {
    const reply = await mock.ask('PUT', '/__mock/v1/real', { body })
    expect([reply.status, reply.body.error]).toEqual([400, expect.stringContaining(why)])
  })
})

describe('a recorded scenario [beyond 39]', () => {
  async function record(): Promise<void> {
    await goReal(['listUsers', 'setUserState'])
    await mock.control('PUT', '/recording', { name: 'fridays' })
    answers = ['First', 'Second'].map((names) => ({ status: 200, text: page(names) }))
    await list()
    await list()
    answers = [{ status: 200, text: page('Third') }]
    await list('1')
    await mock.control('DELETE', '/real')
  }

  it('replays answers to equal calls in turn, repeats the last one, and leaves other calls to the mock', async () => {
    await record()
    expect(namesOf(await list())).not.toBe('First')
    await mock.control('PUT', '/replay', { name: 'fridays' })
    const heardBefore = heard.length
    const replies = [await list(), await list('1'), await list(), await list()]
    expect(replies.map(namesOf)).toEqual(['First', 'Third', 'Second', 'Second'])
    expect(toldOf(replies[0]!)).toEqual(["the recording 'fridays'", 'fits'])
    expect(toldOf(await list('2'))).toEqual([undefined, undefined])
    expect(heard.length).toBe(heardBefore)
    expect((await mock.ask('GET', users, { headers: { pages: '0' } })).status).toBe(401)
    await mock.control('DELETE', '/replay')
    expect(toldOf(await list())).toEqual([undefined, undefined])
  })

  it('contains no token, password or cookie', async () => {
    await mock.control('PUT', '/real', {
      services: { authentication: base, security: base },
      calls: ['login', 'listUsers', 'createUser'],
    })
    await mock.control('PUT', '/recording', { name: 'secrets' })
    answers = [
      { status: 200, text: '{"token":"eySecret","refreshToken":"reSecret","informationCode":"A10"}' },
    ]
    await mock.signIn('admin', 'Portal.2026*')
    answers = [{ status: 400, text: '{"informationCode":"R11","message":"no"}' }]
    await mock.signIn('admin', 'Otra.2026*')
    answers = [{ status: 200, text: page('Real') }]
    await list('0', { cookie: 'own=cookieSecret' })
    const { answers: recorded } = await mock.control('GET', '/recordings/secrets')
    expect(recorded.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(['login', 'listUsers'])
    const text = JSON.stringify(recorded)
    expect(text).not.toMatch(/Secret|Bearer/)
    expect(recorded[0].request.body.password).toBe('[redacted]')
  })

  it('reports contract violations when recording and when replaying', async () => {
    await goReal()
    await mock.control('PUT', '/recording', { name: 'bad' })
    answers = [{ status: 200, text: '{"users":7,"rows":0}' }]
    await list()
    expect((await mock.control('DELETE', '/real')).recordings).toEqual([
      { name: 'bad', answers: 1, misfits: 1 },
    ])
    await mock.control('PUT', '/replay', { name: 'bad' })
    expect((await list()).headers['x-mock-contract']).toContain("differs: 'users'")
  })

  it('can be moved to another mock, and survives a state file', async () => {
    await record()
    const recording = await mock.control('GET', '/recordings/fridays')
    await mock.control('PUT', '/recordings/copied', recording, 'other')
    await mock.control('PUT', '/replay', { name: 'copied' }, 'other')
    const text = mock.mock.dump()
    await mock.end()
    mock = await startMock()
    await mock.mock.load(text)
    expect((await mock.control('GET', '/real')).recordings).toEqual([
      { name: 'fridays', answers: 3, misfits: 0 },
    ])
    expect(await mock.control('GET', '/real', undefined, 'other')).toMatchObject({
      replaying: 'copied',
      calls: [],
    })
  })

  it('has to exist', async () => {
    for (const [method, path] of [
      ['GET', '/recordings/none'],
      ['DELETE', '/recordings/none'],
    ] as const)
      expect((await mock.ask(method, `/__mock/v1${path}`)).status).toBe(404)
    expect((await mock.ask('PUT', '/__mock/v1/replay', { body: { name: 'none' } })).status).toBe(404)
  })
})
