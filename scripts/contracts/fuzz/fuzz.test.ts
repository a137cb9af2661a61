/** @jest-environment node */
import { endpoints } from '#contracts/index.ts'
import { startMock } from '#mock/testServer.ts'
import { listenLocally, type Reply } from '../http.ts'
import { misfitOf, requestsOf } from './requests.ts'
import { mockTarget, problemOf, runFuzz, type Fuzzed } from './runFuzz.ts'

const callOf = (id: string) => endpoints.find((one) => one.id === id)!
const order = { requests: 12 * endpoints.length, seed: 2026 }

describe('the requests of a seed', () => {
  it('are the same for the same seed only', () => {
    const made = (seed: number): unknown =>
      requestsOf(callOf('modifyUser'), 30, seed).map(({ call: _, ...rest }) => rest)
    expect(made(1)).toEqual(made(1))
    expect(made(1)).not.toEqual(made(2))
  })

  it.each(endpoints.map(({ id }) => [id]))('for %s are partly valid and partly invalid', (id) => {
    const misfits = requestsOf(callOf(id), 200, 7).map(misfitOf)
    expect(misfits).toContain('another verb')
    expect(misfits.filter((one) => one === null).length).toBeGreaterThan(40)
  })

  it('break a body in many ways', () => {
    const misfits = new Set(requestsOf(callOf('modifyUser'), 400, 7).map(misfitOf))
    const some = [
      'a body that does not fit',
      'a body that is not JSON',
      'a body of another type',
      'no good token',
    ]
    expect([...misfits]).toEqual(expect.arrayContaining(some))
  })
})

describe('an answer is checked against the contract', () => {
  const contentType = 'application/json; charset=utf-8'
  const page = '{"users":[],"rows":0}'
  const heard = (status: number, text: string, type = contentType): Reply => ({
    status,
    contentType: type,
    text,
  })
  it.each<[what: string, reply: Reply | null, misfit: string | null, problem: string | null]>([
    ['one that fits', heard(200, page), null, null],
    ['a refusal', heard(403, '{"message":"no"}'), null, null],
    ['none', null, null, 'no answer came'],
    ['a failure', heard(500, '{}'), 'a body that does not fit', 'it answered 500'],
    ['a way elsewhere', heard(302, '', ''), null, 'it led elsewhere (302)'],
    ['another status', heard(204, page), null, '204 is no status of the call'],
    ['a page', heard(200, '<p>', 'text/html'), null, '200 is no JSON but text/html'],
    ['half an answer', heard(200, '{"users":['), null, '200 is no JSON'],
    ['a field that does not fit', heard(200, '{"users":7}'), null, "200 does not fit: 'users': "],
    ['a refusal that says nothing', heard(400, '', ''), null, '400 says nothing'],
    ['the same of a request that is none', heard(400, '', ''), 'a body of another type', null],
    ['what it should not take', heard(200, page), 'no good token', 'it took no good token (200)'],
    [
      'what it takes by its code only',
      heard(200, '{"users":[],"informationCode":"R11"}'),
      'a header that does not fit',
      null,
    ],
    ['a page for another path', heard(404, '<p>', 'text/html'), 'an unknown path', null],
    ['another path that is taken', heard(200, page), 'an unknown path', 'it took an unknown path (200)'],
  ])('%s', (_what, reply, misfit, problem) => {
    const found = problemOf(callOf('listUsers'), misfit, reply)
    expect(found).toEqual(problem && expect.stringContaining(problem))
  })
})

it('finds nothing in the mock, whose control API still answers', async () => {
  const { url, end } = await startMock()
  const { findings, asked, allowed } = await runFuzz(await mockTarget(url), endpoints, order)
  expect(findings).toEqual([])
  expect([asked, allowed > asked / 3, allowed < asked]).toEqual([order.requests, true, true])
  for (const path of ['requests?decrypt=1', 'mail', 'state/users', 'setup']) {
    const { status } = await fetch(`${url}/__mock/v1/${path}`, { headers: { 'X-Mock-Namespace': 'fuzz' } })
    expect([path, status]).toEqual([path, 200])
  }
  await end()
})

async function ofService(status: number, body: string): Promise<Fuzzed> {
  const { url, close } = await listenLocally((req, res) => {
    req.resume()
    return Promise.resolve(res.writeHead(status, { 'Content-Type': 'application/json' }).end(body))
  })
  const target = { baseOf: () => url, headers: {}, signIn: () => Promise.resolve('a.b.c') }
  const fuzzed = await runFuzz(target, endpoints, order)
  await close()
  return fuzzed
}

it('finds a service that accepts everything, call by call', async () => {
  const { findings } = await ofService(200, '{"informationCode":"A10"}')
  expect(new Set(findings.map(({ call }) => call)).size).toBe(endpoints.length)
  expect(findings.map(({ problem }) => problem)).toContain('it took a body that does not fit (200)')
})

it('reports a token that no call accepts', async () => {
  expect((await ofService(401, '{"message":"no"}')).isTokenRefused).toBe(true)
})
