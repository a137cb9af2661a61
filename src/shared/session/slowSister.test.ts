import { sessionEndpoints } from '#contracts/session.ts'
import { encryptText } from '#shared/address/linkCipher.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { joinTabs, refreshSession } from './refresh.ts'
import { beginSessionEpoch, onSessionEnd, type SessionEnd } from './sessionEvents.ts'
import { refreshCount } from './tabs.ts'
import { hear, prepareChannel, sentMessages } from './testChannel.ts'
import { testToken } from './testTokens.ts'
import { clearSession, readSession, writeSession, type Session } from './tokens.ts'

// A duplicated tab while the other tab refreshes the same session (hardening T29).

const newToken = testToken({ jti: 'new' })
const services = testServices([sessionEndpoints], {
  refreshToken: () => ({ result: { token: newToken, refreshToken: 'r2' } }),
})
const asked = (): number => services.callsOf('refreshToken').length
/** Tokens refreshed once by another tab. */
const refreshedBySister = { token: testToken({ jti: 'newer' }), refreshToken: 'of the sister', refreshes: 1 }

let own: Session
let leave: () => void
let now = Date.now()
let ends: SessionEnd['reason'][] = []
const forget = onSessionEnd(({ reason }) => ends.push(reason))

prepareChannel()
beforeEach(() => {
  // Past the minute in which refreshes are counted.
  now += 120_000
  jest.useFakeTimers({ now })
  services.start()
  ends = []
  beginSessionEpoch()
  own = writeSession({ token: testToken(), refreshToken: 'r1' })!
  leave = joinTabs()
})
afterEach(() => {
  leave()
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'locks')
  clearSession()
  localStorage.clear()
})
afterAll(forget)

/** The other tab holds the refresh lock until the returned function is called. */
function sisterHoldsLock(): () => void {
  const held = Promise.withResolvers<void>()
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(), ms)
    return limit.signal
  })
  const request = (
    _name: string,
    { signal }: { signal: AbortSignal },
    work: () => unknown,
  ): Promise<unknown> =>
    Promise.race([
      held.promise.then(work),
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    ])
  Object.assign(navigator, { locks: { request } })
  return held.resolve
}

/** Starts a refresh whose answer waits until `answer` is called. */
async function ask(reply: object = {}): Promise<{ refreshed: Promise<unknown>; answer: () => void }> {
  const after = Promise.withResolvers<void>()
  services.answerNext('refreshToken', { ...reply, after: after.promise })
  const refreshed = refreshSession(own.token)
  await jest.advanceTimersByTimeAsync(0)
  expect(asked()).toBe(1)
  return { refreshed, answer: after.resolve }
}

/** Messages about this test's session; an earlier test may still send some. */
const sentOfOwn = (): unknown[] =>
  sentMessages.filter((one) => (one as { session: string }).session === own.id)

/** Waits for encryption and decryption. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await encryptText('x', own.key!)
}

describe('a refresh that finds the lock held', () => {
  it.each([
    ['whose request is as slow as one may be', 30_000],
    ['that asks twice, as slow as may be, with the longest pause', 66_000],
  ])('by a tab %s waits for its tokens and sends nothing', async (_what, ms) => {
    const letGo = sisterHoldsLock()
    const refreshed = refreshSession(own.token)
    await jest.advanceTimersByTimeAsync(ms)
    expect(asked()).toBe(0)
    refreshCount.write(own.id, 1)
    writeSession({ ...refreshedBySister, id: own.id })
    letGo()
    await jest.advanceTimersByTimeAsync(0)
    expect(sentMessages).toEqual([])
    expect(await refreshed).toMatchObject({ session: { token: refreshedBySister.token } })
    expect([asked(), ends]).toEqual([0, []])
  })

  it('by a sleeping tab continues without it', async () => {
    sisterHoldsLock()
    const refreshed = refreshSession(own.token)
    await jest.advanceTimersByTimeAsync(70_000)
    expect(await refreshed).toMatchObject({ session: { token: newToken } })
  })

  it('ends with the session of the other tab', async () => {
    const letGo = sisterHoldsLock()
    const refreshed = refreshSession(own.token)
    await jest.advanceTimersByTimeAsync(1_000)
    hear({ type: 'ended', session: own.id, refreshes: 0 })
    letGo()
    expect(await refreshed).toMatchObject({ error: { kind: 'session' } })
    expect([asked(), ends]).toEqual([0, ['expired']])
  })
})

describe('a refresh with a pending request', () => {
  it('continues after the other tab was refused and sends it the tokens', async () => {
    const { refreshed, answer } = await ask()
    hear({ type: 'ended', session: own.id, refreshes: 0 })
    answer()
    expect(await refreshed).toMatchObject({ session: { token: newToken } })
    await settle()
    expect(sentOfOwn()).toEqual([{ type: 'tokens', session: own.id, sealed: expect.any(String) }])
    expect(ends).toEqual([])
  })

  it.each([
    ['takes those, where she is there', true, []],
    ['ends, where she is gone', false, ['revoked']],
  ])('that is refused after the other tab got newer tokens %s', async (_what, isThere, reasons) => {
    const { refreshed, answer } = await ask({ status: 401, body: { code: 'R101' } })
    refreshCount.write(own.id, 1)
    answer()
    await jest.advanceTimersByTimeAsync(1_000)
    expect(sentMessages).toEqual([{ type: 'ask', session: own.id, refreshes: 0 }])
    if (isThere) {
      const sealed = await encryptText(JSON.stringify(refreshedBySister), own.key!)
      hear({ type: 'tokens', session: own.id, sealed })
      await settle()
    }
    await jest.advanceTimersByTimeAsync(1_000)
    await refreshed
    expect(readSession()?.refreshToken ?? null).toBe(isThere ? refreshedBySister.refreshToken : null)
    expect(ends).toEqual(reasons)
  })

  it('can be ended by another tab afterwards', async () => {
    const { refreshed, answer } = await ask({ status: 429 })
    answer()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(await refreshed).toMatchObject({ session: { token: newToken } })
    hear({ type: 'ended', session: own.id, refreshes: 1 })
    expect(ends).toEqual(['expired'])
  })
})
