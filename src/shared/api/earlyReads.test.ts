import { came, dropEarlyReads, earlyReadsLastMs, sendEarly, takeEarlyRead } from './earlyReads.ts'
import { requestOf, type Outgoing } from './request.ts'
import { getConfig } from '#shared/config.ts'

const list = { service: 'security', method: 'GET', path: '/api/user/list' } as const
const asked = (sent: Partial<Parameters<typeof requestOf>[1]> = {}): Outgoing =>
  requestOf(
    list,
    { headers: { pages: '0', filterBy: 'Activo' }, token: 'a.b.c', language: 'es', ...sent },
    getConfig(),
  )
const signal = (): AbortSignal => new AbortController().signal

let signals: AbortSignal[] = []
beforeEach(() => {
  jest.useFakeTimers()
  signals = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    signals.push(init!.signal!)
    return Promise.resolve(new Response('{}', { status: 200 }))
  })
  sendEarly([asked()])
})
afterEach(() => {
  dropEarlyReads()
  jest.useRealTimers()
})

it('is used once, by the first equal call', async () => {
  const same = asked({ headers: { filterBy: 'Activo', pages: '0' } })
  const { response } = (await takeEarlyRead(same, signal()))!
  expect(response.status).toBe(200)
  expect(takeEarlyRead(asked(), signal())).toBeUndefined()
  expect(fetch).toHaveBeenCalledTimes(1)
})

it.each([
  ['another session', asked({ token: 'd.e.f' })],
  ['nobody', asked({ token: undefined })],
  ['another language', asked({ language: 'en' })],
  ['another page', asked({ headers: { pages: '1', filterBy: 'Activo' } })],
  ['another call', { ...asked(), url: '/security/api/role/list' }],
])('is not used by %s', (_whom, request) => {
  expect(takeEarlyRead(request, signal())).toBeUndefined()
})

it('has the time of its answer, even if used later', async () => {
  const at = Date.now()
  await jest.advanceTimersByTimeAsync(4_000)
  expect(await takeEarlyRead(asked(), signal())).toMatchObject({ at })
})

it('has the time of its headers, even if its body comes later', async () => {
  const body = Promise.withResolvers<string>()
  const response = new Response('', { status: 200 })
  response.text = () => body.promise
  const answer = came(Promise.resolve(response))
  const at = Date.now()
  await jest.advanceTimersByTimeAsync(4_000)
  body.resolve('{}')
  expect(await answer).toMatchObject({ at, body: '{}' })
})

it('is aborted after ten seconds', () => {
  jest.advanceTimersByTime(earlyReadsLastMs)
  expect(signals[0]!.aborted).toBe(true)
  expect(takeEarlyRead(asked(), signal())).toBeUndefined()
})

it('is aborted only by its call once it is used', () => {
  const call = new AbortController()
  expect(takeEarlyRead(asked(), call.signal)).toBeDefined()
  jest.advanceTimersByTime(earlyReadsLastMs)
  expect(signals[0]!.aborted).toBe(false)
  call.abort()
  expect(signals[0]!.aborted).toBe(true)
})

it('is not used by an aborted call', () => {
  const call = new AbortController()
  call.abort()
  expect(takeEarlyRead(asked(), call.signal)).toBeUndefined()
  expect(signals[0]!.aborted).toBe(true)
})

it('is aborted with the page', () => {
  window.dispatchEvent(new Event('pagehide'))
  expect(signals[0]!.aborted).toBe(true)
  expect(window.portalEarlyReads).toBeUndefined()
})

it('rejects only for the call that uses it', async () => {
  dropEarlyReads()
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  sendEarly([asked()])
  await jest.advanceTimersByTimeAsync(0)
  await expect(takeEarlyRead(asked(), signal())).rejects.toThrow('Failed to fetch')
})

it('is never used for a change', () => {
  const change = asked()
  expect(takeEarlyRead({ ...change, init: { ...change.init, method: 'PUT' } }, signal())).toBeUndefined()
})
