import { act, renderHook } from '@testing-library/react'
import { sessionEndpoints } from '#contracts/session.ts'
import { beginSessionEpoch, onSessionEnd, type SessionEnd } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, readSession, writeSession } from '#shared/session/tokens.ts'
import { testServices, type TestReply } from '#shared/testing/testServices.ts'
import { useLiveSession, validate } from './useLiveSession.ts'

jest.mock('#shared/browser/log.ts')
jest.mock('#shared/session/hub.ts', () => ({ startHub: () => ({ stop: () => Promise.resolve() }) }))

const services = testServices([sessionEndpoints], {})
let connection: AbortController

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(0)
  services.start()
  beginSessionEpoch()
  writeSession({ token: testToken(), refreshToken: null })
  connection = new AbortController()
})
afterEach(() => {
  connection.abort()
  jest.useRealTimers()
  jest.restoreAllMocks()
  clearSession()
})

const args = (): number => services.callsOf('validateSession').length
async function announce(...replies: TestReply[]): Promise<void> {
  services.answerNext('validateSession', ...replies)
  void validate('c', connection.signal)
  await jest.advanceTimersByTimeAsync(0)
}

it.each<[string, TestReply]>([
  ['a 500', { status: 500 }],
  ['a 503', { status: 503 }],
  ['a 429', { status: 429 }],
  ['no answer', { drop: true }],
  ['an answer of somebody else', { text: '<html>' }],
  ['a 401 of somebody else', { status: 401, text: '<html>' }],
])('after %s a connection is validated again and nobody is signed out [T38]', async (_what, reply) => {
  await announce(reply, reply)
  expect(args()).toBe(1)
  await jest.advanceTimersByTimeAsync(1_999)
  expect(args()).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(args()).toBe(2)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(args()).toBe(3)
  expect(services.callsOf('validateSession').map(({ headers }) => headers['connectionid'])).toEqual([
    'c',
    'c',
    'c',
  ])
  await jest.advanceTimersByTimeAsync(600_000)
  expect(args()).toBe(3)
  expect(readSession()).not.toBeNull()
})

it('obeys Retry-After [T38]', async () => {
  await announce({ status: 503, headers: { 'Retry-After': '20' } })
  await jest.advanceTimersByTimeAsync(19_000)
  expect(args()).toBe(1)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(args()).toBe(2)
})

it('ends the session with a message after a 401 [CHN-04, CAL-27, CON-29]', async () => {
  const ends: SessionEnd[] = []
  const forget = onSessionEnd((end) => ends.push(end))
  await announce({ status: 401 })
  expect(ends).toEqual([{ reason: 'closed', message: null }])
  expect(services.callsOf('refreshToken')).toEqual([])
  forget()
})

it.each<[string, TestReply, boolean]>([
  ['success', {}, true],
  ['refusal', { status: 404 }, true],
  ['401, which ends the session', { status: 401 }, false],
])('is validated once after a %s [T38]', async (_what, reply, stays) => {
  await announce(reply)
  await jest.advanceTimersByTimeAsync(600_000)
  expect([args(), readSession() !== null]).toEqual([1, stays])
})

it('is not validated again after it was closed [T38]', async () => {
  await announce({ status: 500 })
  connection.abort()
  await jest.advanceTimersByTimeAsync(600_000)
  expect(args()).toBe(1)
})

const inSeconds = (count: number): number => Math.floor(Date.now() / 1_000) + count

it('is validated with a token that is refreshed first if due [SES-18]', async () => {
  const old = testToken({ iat: inSeconds(-3_600), exp: inSeconds(10) })
  writeSession({ token: old, refreshToken: 'r1', skewMs: 0 })
  const newer = testToken({ jti: 'newer', exp: inSeconds(3_600) })
  services.answerNext('refreshToken', { body: { result: { token: newer, refreshToken: 'r2' } } })
  await announce()
  expect(services.calls.map(({ name }) => name)).toEqual(['refreshToken', 'validateSession'])
  expect(services.calls[1]!.headers['authorization']).toContain(newer)
})

it('a session that cannot be renewed ends with its token', async () => {
  writeSession({ token: testToken({ exp: inSeconds(10) }), refreshToken: null, skewMs: 0 })
  const { unmount } = renderHook(useLiveSession)
  await act(() => jest.advanceTimersByTimeAsync(8_000))
  const before = readSession()
  await act(() => jest.advanceTimersByTimeAsync(3_000))
  expect([before === null, readSession()]).toEqual([false, null])
  unmount()
})
