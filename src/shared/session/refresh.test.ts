import { sessionEndpoints } from '#contracts/session.ts'
import { decryptText, encryptText } from '#shared/address/linkCipher.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { keepScreens, pausedSession } from './pausedSession.ts'
import { joinTabs, refreshIfDue, refreshSession, tokenAfter } from './refresh.ts'
import { beginSessionEpoch, endSession, onSessionEnd, type SessionEnd } from './sessionEvents.ts'
import { markSignOut } from './signedOut.ts'
import { refreshCount, type TabMessage } from './tabs.ts'
import { testToken } from './testTokens.ts'
import {
  clearSession,
  expiredUser,
  readSession,
  setSessionPlace,
  writeSession,
  type Session,
} from './tokens.ts'

const services = testServices([sessionEndpoints], {
  refreshToken: () => ({ result: { token: newToken, refreshToken: 'r2' } }),
})
const asked = (): number => services.callsOf('refreshToken').length
const newToken = testToken({ jti: 'new' })

/** Messages sent to and received from other tabs. */
const args: TabMessage[] = []
const hearers: ((event: { data: TabMessage }) => void)[] = []
const say = (data: TabMessage): void => hearers.forEach((hear) => hear({ data }))

let ends: SessionEnd['reason'][] = []
let now = Date.now()

beforeAll(() => {
  globalThis.BroadcastChannel = class {
    postMessage = (message: TabMessage) => args.push(message)
    addEventListener = (_type: string, hear: (typeof hearers)[number]) => hearers.push(hear)
  } as unknown as typeof BroadcastChannel
  onSessionEnd(({ reason }) => ends.push(reason))
})

beforeEach(() => {
  // Past the minute in which refreshes are counted.
  now += 120_000
  jest.useFakeTimers({ now })
  services.start()
  args.length = 0
  ends = []
  setSessionPlace('suite')
})

afterEach(() => {
  jest.useRealTimers()
  clearSession()
  localStorage.clear()
})

function signIn(claims: Record<string, unknown> = {}, refreshToken: string | null = 'r1'): Session {
  beginSessionEpoch()
  return writeSession({ token: testToken(claims), refreshToken, refreshes: 1 })!
}

const minutes = (count: number): number => Math.floor(Date.now() / 1000) + count * 60
/** A promise resolved by the test. */
function later(): { promise: Promise<void>; settle: () => void } {
  let settle = (): void => undefined
  const promise = new Promise<void>((resolve) => (settle = resolve))
  return { promise, settle }
}

describe('a refresh', () => {
  it('stores the new tokens and counts the refresh for all tabs [SES-18]', async () => {
    const before = signIn()
    const answer = await refreshSession(before.token)
    expect(answer).toMatchObject({ session: { token: newToken, refreshToken: 'r2', id: before.id } })
    expect(readSession()).toMatchObject({ token: newToken, refreshToken: 'r2', id: before.id, refreshes: 2 })
    expect(refreshCount.read(before.id)).toBe(2)
    expect(services.callsOf('refreshToken')[0]!.body).toMatchObject({ RefreshToken: 'r1', UserName: 'admin' })
  })

  it('is shared by concurrent calls and repeated for later ones', async () => {
    const { token } = signIn()
    const answers = await Promise.all([refreshSession(token), refreshSession(token), tokenAfter(token)])
    expect(answers).toEqual([answers[0], answers[0], newToken])
    expect(asked()).toBe(1)
    await refreshSession(newToken)
    expect(asked()).toBe(2)
  })

  it('sends nothing with a newer token or without a session', async () => {
    const { token } = signIn()
    expect(await refreshSession('an older one')).toMatchObject({ session: { token } })
    expect(await tokenAfter('an older one')).toBe(token)
    expect(await tokenAfter(token)).toBeNull()
    clearSession()
    expect(await refreshSession(token)).toMatchObject({ error: { kind: 'session' } })
    expect(asked()).toBe(0)
  })

  it.each<[string, () => void, string | null]>([
    ['ended', () => endSession({ reason: 'signed-out', message: null }), null],
    [
      'ended, and another person has signed in',
      () => {
        endSession({ reason: 'signed-out', message: null })
        signIn({ unique_name: 'maria.gomez' })
      },
      'maria.gomez',
    ],
  ])('restores no token once the session has %s', async (_what, end, who) => {
    const { token, id } = signIn()
    const answer = later()
    services.answerNext('refreshToken', { after: answer.promise })
    const refreshed = refreshSession(token)
    await jest.advanceTimersByTimeAsync(0)
    expect(asked()).toBe(1)
    end()
    const left = readSession()?.token ?? null
    answer.settle()
    expect(await refreshed).toMatchObject({ error: { kind: 'session' } })
    expect(readSession()?.token ?? null).toBe(left)
    expect(readSession()?.claims.uniqueName ?? null).toBe(who)
    expect(args.filter((message) => 'session' in message && message.session === id)).toEqual([])
    expect(ends).toEqual(['signed-out'])
  })

  it('that is refused after another tab sent newer tokens ends nothing (hardening T29)', async () => {
    const { token, id } = signIn()
    const answer = later()
    services.answerNext('refreshToken', { status: 400, body: { code: 'R101' }, after: answer.promise })
    const refreshed = refreshSession(token)
    await jest.advanceTimersByTimeAsync(0)
    const newer = testToken({ jti: 'newer' })
    writeSession({ token: newer, refreshToken: 'r2', id, refreshes: 1 })
    answer.settle()
    expect(await refreshed).toMatchObject({ session: { token: newer } })
    expect(readSession()?.token).toBe(newer)
    expect(ends).toEqual([])
  })

  it('that is refused late does not end the session of the next user', async () => {
    const { token } = signIn()
    const answer = later()
    services.answerNext('refreshToken', { status: 400, body: { code: 'R101' }, after: answer.promise })
    const refreshed = refreshSession(token)
    await jest.advanceTimersByTimeAsync(0)
    signIn({ unique_name: 'maria.gomez' })
    answer.settle()
    await refreshed
    expect(readSession()?.claims.uniqueName).toBe('maria.gomez')
    expect(ends).toEqual([])
  })
})

describe('a refresh that fails', () => {
  const refusal = { status: 400, body: { informationCode: 'R101', message: 'Revocada' } }
  const outage = { status: 503, text: '' }
  it.each<[string, object[], Record<string, unknown>, SessionEnd['reason'][], number]>([
    ['by R101 ends the session as revoked', [refusal], {}, ['revoked'], 1],
    ['by any other refusal ends it as expired', [{ status: 400, body: {} }], {}, ['expired'], 1],
    ['once for want of an answer is asked once more', [outage], {}, [], 2],
    ['twice so leaves a session whose token is alive', [outage, outage], {}, [], 2],
    ['twice so ends one whose token is not', [outage, outage], { exp: 1 }, ['expired'], 2],
    [
      'by a token that is none ends it',
      [{ body: { result: { token: 'x', refreshToken: 'y' } } }],
      {},
      ['expired'],
      1,
    ],
  ])('%s [D6]', async (_what, replies, claims, reasons, calls) => {
    const { token } = signIn(claims)
    services.answerNext('refreshToken', ...replies)
    const refreshed = refreshSession(token)
    await jest.advanceTimersByTimeAsync(2_000)
    await refreshed
    expect(ends).toEqual(reasons)
    expect(asked()).toBe(calls)
    expect(readSession() === null).toBe(reasons.length > 0)
  })

  it.each([
    ['again after the five seconds of Retry-After', '5', 4_999, 1, 2],
    ['only once if Retry-After is longer than a page waits', '30', 40_000, 1, 1],
  ])('is sent %s', async (_what, seconds, beforeMs, before, after) => {
    const { token } = signIn()
    services.answerNext('refreshToken', { ...outage, headers: { 'Retry-After': seconds } })
    const refreshed = refreshSession(token)
    await jest.advanceTimersByTimeAsync(beforeMs)
    expect(asked()).toBe(before)
    await jest.advanceTimersByTimeAsync(1_001)
    await refreshed
    expect([asked(), ends]).toEqual([after, []])
  })

  it('is not sent without a refresh token: the session has expired', async () => {
    const { token } = signIn({}, null)
    expect(await refreshSession(token)).toMatchObject({ error: { kind: 'session' } })
    expect([asked(), ends]).toEqual([0, ['expired']])
  })

  it('ends the session at the fourth refresh of a minute, not at the third [T30]', async () => {
    services.answerNext(
      'refreshToken',
      ...['a', 'b', 'c'].map((jti) => ({
        body: { result: { token: testToken({ jti }), refreshToken: jti } },
      })),
    )
    signIn()
    for (const count of [1, 2, 3]) {
      await refreshSession(readSession()!.token)
      expect([asked(), ends]).toEqual([count, []])
    }
    await refreshSession(readSession()!.token)
    expect([asked(), ends]).toEqual([3, ['expired']])
  })

  it('keeps a live session over any number of lost answers in a minute [T30, D6]', async () => {
    const { token } = signIn()
    services.answerNext('refreshToken', ...Array<object>(8).fill(outage))
    for (const calls of [2, 4, 6, 8, 9]) {
      const refreshed = refreshSession(token)
      await jest.advanceTimersByTimeAsync(2_000)
      await refreshed
      expect([asked(), ends]).toEqual([calls, []])
    }
    expect(readSession()?.token).toBe(newToken)
  })
})

describe('a refresh ahead of the expiry', () => {
  /** Signs in with a token of this life and time left, in minutes. */
  function signInWith(life: number, left: number): void {
    signIn({ iat: minutes(left - life), exp: minutes(left) })
    sessionStorage.setItem('clockSkew', '0')
  }

  it.each([
    // Life of the token in minutes, minutes left, number of calls.
    ['in the last quarter of a short life', 20, 4, 1],
    ['before it', 20, 6, 0],
    ['in the last twenty minutes of a long one', 240, 19, 1],
    ['before them', 240, 21, 0],
  ])('%s [SES-18, SES-19]', async (_what, life, left, calls) => {
    signInWith(life, left)
    await refreshIfDue()
    expect(asked()).toBe(calls)
  })

  it('is sent once in 30 s while the token is valid, and always when it is not [D5]', async () => {
    signInWith(20, 1)
    await refreshIfDue()
    expect(asked()).toBe(1)
    await jest.advanceTimersByTimeAsync(29_000)
    signInWith(20, 1)
    await refreshIfDue()
    expect(asked()).toBe(1)
    signInWith(20, -1)
    await refreshIfDue()
    expect(asked()).toBe(2)
    await jest.advanceTimersByTimeAsync(30_000)
    signInWith(20, 1)
    await refreshIfDue()
    expect(asked()).toBe(3)
  })

  it('is not sent without a session', async () => {
    await refreshIfDue()
    expect(asked()).toBe(0)
  })
})

describe('the tabs of a session', () => {
  it('a refresh asks the service if no tab answers in two seconds', async () => {
    const { token, id } = signIn()
    refreshCount.write(id, 2)
    const refreshed = refreshSession(token)
    await jest.advanceTimersByTimeAsync(1_900)
    expect(asked()).toBe(0)
    await jest.advanceTimersByTimeAsync(200)
    expect(await refreshed).toMatchObject({ session: { token: newToken } })
  })

  it.each([
    ['the session has ended', () => undefined],
    ['another person has signed in', () => signIn({ unique_name: 'maria.gomez' })],
  ])('a refresh returns nothing if %s while it waited for another tab', async (_what, then) => {
    const { token, id } = signIn()
    refreshCount.write(id, 2)
    const refreshed = refreshSession(token)
    await jest.advanceTimersByTimeAsync(1_000)
    endSession({ reason: 'signed-out', message: null })
    then()
    await jest.advanceTimersByTimeAsync(1_100)
    expect(await refreshed).toMatchObject({ error: { kind: 'session' } })
    expect([asked(), ends]).toEqual([0, ['signed-out']])
  })

  it('receive the new tokens from the one that refreshed', async () => {
    const { token, id, key } = signIn()
    await refreshSession(token)
    // A session of an earlier test may still send messages.
    const own = () => (args as { session: string; sealed: string }[]).filter(({ session }) => session === id)
    while (own().length === 0) await encryptText('x', key!)
    expect(own()).toEqual([{ type: 'tokens', session: id, sealed: expect.any(String) }])
    const { sealed } = own()[0]!
    expect(JSON.parse((await decryptText(sealed, key!))!)).toEqual({
      token: newToken,
      refreshToken: 'r2',
      refreshes: 2,
      skewMs: readSession()!.skewMs,
    })
  })

  it.each([
    ['this person, here', 'admin', 'suite', ['signed-out']],
    ['this person, named with other letters', 'Admin', 'suite', ['signed-out']],
    ['this person, in another product', 'admin', 'firmaya', []],
    ['another person', 'maria.gomez', 'suite', []],
  ])('end with the sign-out of %s', (_who, user, place, reasons) => {
    signIn()
    const leave = joinTabs()
    say({ type: 'signed-out', user, place })
    expect(ends).toEqual(reasons)
    leave()
  })

  it('end with a sign-out known only from the storage [T102]', () => {
    signIn()
    const leave = joinTabs()
    markSignOut('admin')
    dispatchEvent(new Event('storage'))
    expect(ends).toEqual(['signed-out'])
    leave()
    dispatchEvent(new Event('storage'))
    expect(ends).toEqual(['signed-out'])
  })

  it.each([
    ['this person', 'ADMIN', 'suite', ['expired', 'signed-out']],
    ['this person, in another product', 'admin', 'firmaya', ['expired']],
    ['another person', 'maria.gomez', 'suite', ['expired']],
  ])('that are paused end with the sign-out of %s [T42]', (_who, user, place, reasons) => {
    const dropScreens = keepScreens()
    signIn()
    const leave = joinTabs()
    endSession({ reason: 'expired', message: null })
    expect([pausedSession()?.userName, expiredUser()]).toEqual(['admin', 'admin'])
    say({ type: 'signed-out', user, place })
    expect(ends).toEqual(reasons)
    expect(expiredUser()).toBe(reasons.length > 1 ? null : 'admin')
    leave()
    dropScreens()
  })

  it('receive nothing after this one has left', () => {
    signIn()
    joinTabs()()
    say({ type: 'signed-out', user: 'admin', place: 'suite' })
    expect(ends).toEqual([])
  })
})
