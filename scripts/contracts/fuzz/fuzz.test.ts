/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { endpoints } from '#contracts/index.ts'
import { startMock } from '#mock/testServer.ts'
import { close, listen } from '../listenLocally.ts'
import { fuzzArguments } from './fuzzArguments.ts'
import { problemOf, type Heard } from './judge.ts'
import { healthProblems, mockTarget } from './mockTarget.ts'
import { longHeader, requestsOf, type FuzzRequest } from './requests.ts'
import { runFuzz } from './runFuzz.ts'

const callOf = (id: string) => endpoints.find((one) => one.id === id)!
const order = { calls: endpoints, requests: 12 * endpoints.length, seed: 2026, parallel: 8 }

describe('the requests of a seed', () => {
  it('are the same for the same seed, and others for another', () => {
    const made = (seed: number): unknown =>
      requestsOf(callOf('modifyUser'), 30, seed).map(({ call: _, ...rest }) => rest)
    expect(made(1)).toEqual(made(1))
    expect(made(1)).not.toEqual(made(2))
  })

  it.each(endpoints.map(({ id }) => [id]))('of %s are partly allowed and partly not', (id) => {
    const misfits = requestsOf(callOf(id), 200, 7).map(({ misfit }) => misfit)
    expect(misfits).toContain(null)
    expect(misfits).toContain('another verb')
    expect(misfits.filter((one) => one === null).length).toBeGreaterThan(40)
  })

  it('of a body break it in many ways', () => {
    const misfits = new Set(requestsOf(callOf('modifyUser'), 400, 7).map(({ misfit }) => misfit))
    expect([...misfits]).toEqual(
      expect.arrayContaining([
        'a body that does not fit',
        'a body that is not JSON',
        'a body of another type',
        'no good token',
      ]),
    )
  })
})

describe('an answer is judged by the contract', () => {
  const json = 'application/json; charset=utf-8'
  const page = '{"users":[],"rows":0}'
  it.each<[what: string, heard: Heard | null, misfit: string | null, problem: string | null]>([
    ['one that fits', { status: 200, contentType: json, text: page }, null, null],
    ['a refusal', { status: 403, contentType: json, text: '{"message":"no"}' }, null, null],
    ['none', null, null, 'no answer came'],
    [
      'a failure',
      { status: 500, contentType: json, text: '{}' },
      'a body that does not fit',
      'it answered 500',
    ],
    ['a way elsewhere', { status: 302, contentType: '', text: '' }, null, 'it led elsewhere (302)'],
    ['another status', { status: 204, contentType: json, text: page }, null, '204 is no status of the call'],
    ['a page', { status: 200, contentType: 'text/html', text: '<p>' }, null, '200 is no JSON but text/html'],
    ['half an answer', { status: 200, contentType: json, text: '{"users":[' }, null, '200 is no JSON'],
    [
      'a field that does not fit',
      { status: 200, contentType: json, text: '{"users":7}' },
      null,
      "200 does not fit: 'users': expected array",
    ],
    ['a refusal that says nothing', { status: 400, contentType: '', text: '' }, null, '400 says nothing'],
    [
      'the same of a request that is none',
      { status: 400, contentType: '', text: '' },
      'a body of another type',
      null,
    ],
    ['a long header, which hosts may take', { status: 200, contentType: json, text: page }, longHeader, null],
    ['or not', { status: 431, contentType: '', text: '' }, longHeader, null],
    [
      'what it should not take',
      { status: 200, contentType: json, text: page },
      'no good token',
      'it took no good token (200)',
    ],
    [
      'what it takes by its code only',
      { status: 200, contentType: json, text: '{"users":[],"informationCode":"R11"}' },
      'a header that does not fit',
      null,
    ],
    [
      'a page for another path',
      { status: 404, contentType: 'text/html', text: '<p>' },
      'an unknown path',
      null,
    ],
    [
      'another path that is taken',
      { status: 200, contentType: json, text: page },
      'an unknown path',
      'it took an unknown path (200)',
    ],
  ])('%s', (_what, heard, misfit, problem) => {
    expect(problemOf({ call: callOf('listUsers'), misfit } as FuzzRequest, heard)).toBe(problem)
  })
})

it('the mock holds against all of it, and its control API still answers', async () => {
  const mock = await startMock()
  const { findings, asked, allowed } = await runFuzz(await mockTarget(mock.url), order)
  expect(findings).toEqual([])
  expect([asked, allowed > asked / 3, allowed < asked]).toEqual([order.requests, true, true])
  expect(await healthProblems(mock.url)).toEqual([])
  await mock.end()
})

it('a service that says yes to everything is found out, call by call', async () => {
  const server = createServer((req, res) => {
    req.resume()
    res.setHeader('Content-Type', 'application/json').end('{"informationCode":"A10"}')
  })
  const url = await listen(server)
  const target = { url, baseOf: () => '', headers: {}, signIn: () => Promise.resolve('a.b.c') }
  const { findings } = await runFuzz(target, order)
  const calls = new Set(findings.map(({ call }) => call))
  expect(calls.size).toBe(endpoints.length)
  expect(findings.some(({ problem }) => problem === 'it took a body that does not fit (200)')).toBe(true)
  await close(server)
})

describe('a service that answers 401 to every token', () => {
  it.each([
    ['with a body', '{"message":"no"}'],
    ['without a body', ''],
  ])('%s is told as such, in one line', async (_how, body) => {
    const server = createServer((req, res) => {
      req.resume()
      res.writeHead(401, { 'Content-Type': 'application/json' }).end(body)
    })
    const url = await listen(server)
    const target = { url, baseOf: () => '', headers: {}, signIn: () => Promise.resolve('a.b.c') }
    const calls = [callOf('listUsers'), callOf('listRoles')]
    const { findings, withToken } = await runFuzz(target, { ...order, calls, requests: 40 })
    await close(server)
    expect(findings).toMatchObject([
      { call: 'every call', problem: 'the token is not taken (401)', times: withToken.sent },
    ])
    expect(withToken).toEqual({ sent: expect.any(Number), refused: withToken.sent })
    expect(withToken.sent).toBeGreaterThan(10)
  })
})

it('a token that is taken now and then is not told as one that is not, but its 401 are counted', async () => {
  let asked = 0
  const server = createServer((req, res) => {
    req.resume()
    asked += 1
    const status = asked % 3 === 0 ? 401 : 200
    res.writeHead(status, { 'Content-Type': 'application/json' }).end('{"users":[],"rows":0}')
  })
  const url = await listen(server)
  const target = { url, baseOf: () => '', headers: {}, signIn: () => Promise.resolve('a.b.c') }
  const calls = [callOf('listUsers')]
  const { findings, withToken } = await runFuzz(target, { ...order, calls, requests: 40, parallel: 1 })
  await close(server)
  expect(findings.map(({ call }) => call)).not.toContain('every call')
  expect(withToken.refused).toBeGreaterThan(0)
  expect(withToken.refused).toBeLessThan(withToken.sent)
})

it('a service that is gone is told', async () => {
  const target = {
    url: 'http://127.0.0.1:9',
    baseOf: () => '',
    headers: {},
    signIn: () => Promise.resolve(null),
  }
  const { findings } = await runFuzz(target, { ...order, calls: [callOf('listUsers')], requests: 3 })
  expect(findings).toMatchObject([{ problem: 'no answer came', times: 3 }])
})

describe('npm run contracts:fuzz', () => {
  it.each([
    [[], { url: null, requests: 5000, seed: 2026, parallel: 16 }],
    [
      ['http://localhost:8090/', '--call', 'login', '--seed', '7'],
      { url: 'http://localhost:8090', call: 'login', seed: 7 },
    ],
    [
      ['http://10.0.0.1', '--elsewhere', '--service', 'security', '--token', 't'],
      { url: 'http://10.0.0.1', service: 'security', token: 't' },
    ],
    [
      ['http://localhost', '--service', 'authentication', '--call', 'login'],
      { service: 'authentication', call: 'login', token: null },
    ],
    [
      ['http://localhost', '--service', 'authentication'],
      { service: 'authentication', call: null, token: null },
    ],
  ])('understands %j', (args, expected) => {
    expect(fuzzArguments(args)).toMatchObject(expected)
  })

  it.each([
    [['http://10.0.0.1'], '10.0.0.1 is another machine: add --elsewhere'],
    [['http://localhost.evil.test'], 'is another machine'],
    [['localhost:8090'], 'is not an address'],
    [['--service', 'security'], '--service belongs to the address'],
    [['http://localhost', '--service', 'menus'], "no service 'menus'"],
    [['--call', 'nothing'], "no call 'nothing'"],
    [
      ['http://localhost', '--service', 'security', '--call', 'listUsers'],
      '--token is missing, and listUsers asks for one.',
    ],
    [['http://localhost', '--service', 'security', '--token', ''], '--token is empty.'],
    [['http://localhost', '--service', 'security', '--token', 'Bearer x'], '--token holds a space'],
    [['--requests', '0'], '--requests is a whole number from 1 to 200,000'],
    [['--requests', '1e9'], '--requests is a whole number'],
    [['--parallel', '65'], '--parallel is a whole number from 1 to 64'],
    [['--fast'], 'Unknown option'],
    [['http://localhost', 'http://localhost'], 'One address at a time'],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(() => fuzzArguments(args)).toThrow(sentence)
  })

  it.each([
    [['--help'], 0, '--elsewhere'],
    [['--fast'], 2, 'Unknown option'],
    [['http://127.0.0.1:9'], 2, 'There is no mock at http://127.0.0.1:9'],
  ])('%j ends with %i in words', (args, status, words) => {
    const run = spawnSync(process.execPath, ['scripts/contracts/fuzz.ts', ...args], { encoding: 'utf8' })
    expect([run.status, run.stdout + run.stderr]).toEqual([status, expect.stringContaining(words)])
  })
})
