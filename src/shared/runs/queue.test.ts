import { sessionGone, type ApiError } from '#shared/api/apiError.ts'
import { keepScreens, resumeSession } from '#shared/session/pausedSession.ts'
import { endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { openQueue, type Queue, type Worked } from './queue.ts'

let settle: ((worked: Worked) => void)[] = []
let begun: number[] = []

function open(count: number): Queue {
  ;[settle, begun] = [[], []]
  return openQueue(
    Array.from({ length: count }, (_, at) => at),
    (item) => {
      begun.push(item)
      return new Promise((resolve) => settle.push(resolve))
    },
    () => {},
  )
}

async function answer(worked: Worked = 'settled'): Promise<void> {
  settle.shift()!(worked)
  await jest.advanceTimersByTimeAsync(0)
}

function failure(how: Partial<ApiError>): ApiError {
  return { kind: 'status', call: 'setUserState', message: null, at: 0, ...how }
}
const tooMany = (ms: number): ApiError => failure({ status: 429, retryAt: Date.now() + ms })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('runs six items at once, and starts the next when one settles', async () => {
  const queue = open(8)
  queue.start()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  await answer()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(queue.state()).toMatchObject({ phase: 'running', settled: 1, total: 8, inFlight: 6 })
})

it('ends once all are settled, or at once without items', async () => {
  const queue = open(2)
  queue.start()
  await answer()
  expect(queue.state().phase).toBe('running')
  await answer()
  expect(queue.state()).toMatchObject({ phase: 'ended', settled: 2, inFlight: 0 })
  const none = open(0)
  none.start()
  expect(none.state().phase).toBe('ended')
})

it.each<[string, (queue: Queue) => void, Worked]>([
  ['paused by the user', (queue) => queue.pause(), 'settled'],
  ['paused by outages', () => {}, { failed: failure({ status: 500 }) }],
])('%s, it ends once all are settled', async (_why, pause, worked) => {
  const queue = open(12)
  queue.start()
  for (let at = 0; at < 6; at += 1) await answer(worked)
  pause(queue)
  for (let at = 0; at < 6; at += 1) await answer(worked)
  expect(queue.state()).toMatchObject({ phase: 'ended', settled: 12, held: null, error: null })
})

it('starts nothing while paused, and resumes where it stopped', async () => {
  const queue = open(9)
  queue.start()
  queue.pause()
  await answer()
  await answer()
  expect(begun).toHaveLength(6)
  expect(queue.state()).toMatchObject({ phase: 'paused', settled: 2, inFlight: 4 })
  queue.start()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

it('retries an item that paused it before starting new ones', async () => {
  const queue = open(9)
  queue.start()
  await answer({ again: failure({ status: 500 }) })
  expect(queue.state()).toMatchObject({ phase: 'paused', held: 'outage', error: { status: 500 } })
  await answer()
  queue.start()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 0, 6])
  expect(queue.state()).toMatchObject({ held: null, error: null })
})

it('waits for the longest Retry-After, then resumes', async () => {
  const queue = open(9)
  queue.start()
  await answer({ again: tooMany(3_000) })
  await answer({ again: tooMany(1_000) })
  await answer()
  expect(begun).toHaveLength(6)
  expect(queue.state().waitsUntil).toBe(Date.now() + 3_000)
  jest.advanceTimersByTime(2_999)
  expect(begun).toHaveLength(6)
  jest.advanceTimersByTime(1)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 0, 1, 6])
  expect(queue.state().waitsUntil).toBeNull()
})

it('cannot resume after a stop, and items in flight still settle', async () => {
  const queue = open(9)
  queue.start()
  queue.stop()
  await answer()
  queue.start()
  expect(begun).toHaveLength(6)
  expect(queue.state()).toMatchObject({ phase: 'stopped', settled: 1 })
})

it.each<[string, () => ApiError, object]>([
  ['a 429', () => tooMany(9_000), { phase: 'running', held: null }],
  [
    'a 429 that names no time',
    () => failure({ status: 429 }),
    { phase: 'running', waitsUntil: expect.any(Number) },
  ],
  [
    'a break that says its end',
    () => failure({ kind: 'between', edge: 503, retryAt: Date.now() + 9_000 }),
    { phase: 'running', waitsUntil: expect.any(Number) },
  ],
  ['a 403', () => failure({ status: 403 }), { phase: 'stopped', held: 'forbidden', error: { status: 403 } }],
  ['an outage', () => failure({ status: 500 }), { phase: 'paused', held: 'outage', error: { status: 500 } }],
  ['a session that nobody comes back to', () => sessionGone('x'), { phase: 'paused', held: 'session' }],
])('after %s no other item begins', async (_what, error, state) => {
  const queue = open(9)
  queue.start()
  await answer({ again: error() })
  await answer()
  expect(begun).toHaveLength(6)
  expect(queue.state()).toMatchObject({ settled: 1, ...state })
})

it('retries items of an expired session after re-authentication', async () => {
  writeSession({ token: testToken(), refreshToken: 'refresh-1' })
  const leave = keepScreens()
  const queue = open(2)
  queue.start()
  endSession({ reason: 'expired', message: null })
  await answer({ again: sessionGone('x') })
  expect([begun, queue.state().inFlight]).toEqual([[0, 1], 2])
  resumeSession({ token: testToken(), refreshToken: 'refresh-2' })
  await jest.advanceTimersByTimeAsync(0)
  expect(begun).toEqual([0, 1, 0])
  leave()
  clearSession()
})

it('has no pause reason once the user stops it, whatever items in flight get', async () => {
  const queue = open(9)
  queue.start()
  await answer({ again: failure({ status: 500 }) })
  queue.stop()
  expect(queue.state()).toMatchObject({ phase: 'stopped', held: null, error: null })
  for (const status of [500, 403]) await answer({ again: failure({ status }) })
  await answer({ again: sessionGone('x') })
  expect(queue.state()).toMatchObject({ phase: 'stopped', held: null, error: null })
})

it('names the 403 that stopped it, also after a pause', async () => {
  const queue = open(9)
  queue.start()
  for (const status of [500, 403]) await answer({ again: failure({ status }) })
  expect(queue.state()).toMatchObject({ phase: 'stopped', held: 'forbidden', error: { status: 403 } })
})

it('pauses without a connection before anything is sent', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const queue = open(2)
  queue.start()
  expect([begun, queue.state()]).toMatchObject([[], { phase: 'paused', held: 'offline' }])
  online.mockReturnValue(true)
  queue.start()
  expect(begun).toEqual([0, 1])
})

it.each([
  [12, 0, 'paused'],
  [11, 0, 'running'],
  [11, 1, 'running'],
])('after %d failures in a row, and %d success, it is %3$s', async (count, successes, phase) => {
  const queue = open(30)
  queue.start()
  for (let at = 0; at < count; at += 1) await answer({ failed: failure({ status: 500 }) })
  for (let at = 0; at < successes; at += 1) {
    await answer()
    await answer({ failed: failure({ status: 500 }) })
  }
  expect(queue.state().phase).toBe(phase)
})

it('does not pause for refused rows', async () => {
  const queue = open(30)
  queue.start()
  for (let at = 0; at < 20; at += 1) await answer({ failed: failure({ status: 400, code: 'R11' }) })
  expect(queue.state()).toMatchObject({ phase: 'running', settled: 20 })
})

it('measures its active time', async () => {
  const queue = open(9)
  queue.start()
  jest.advanceTimersByTime(500)
  queue.pause()
  jest.advanceTimersByTime(5_000)
  expect(queue.state().activeMs).toBe(500)
  queue.start()
  jest.advanceTimersByTime(250)
  expect(queue.state().activeMs).toBe(750)
})
