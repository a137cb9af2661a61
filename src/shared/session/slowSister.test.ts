import { sessionEndpoints } from '#contracts/session.ts'
import { encryptText } from '#shared/address/linkCipher.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { joinTabs, refreshSession } from './refresh.ts'
import { beginSessionEpoch, onSessionEnd, type SessionEnd } from './sessionEvents.ts'
import { refreshCount } from './tabs.ts'
import { hear, prepareChannel, said } from './testChannel.ts'
import { testToken } from './testTokens.ts'
import { clearSession, readSession, writeSession, type Session } from './tokens.ts'

// A tab that was duplicated, while its sister has a refresh of the same session under way (hardening T29).

const newToken = testToken({ jti: 'new' })
const services = testServices([sessionEndpoints], {
  refreshToken: () => ({ result: { token: newToken, refreshToken: 'r2' } }),
})
const asked = (): number => services.callsOf('refreshToken').length
/** The session that another tab has refreshed once. */
const refreshedBySister = { token: testToken({ jti: 'newer' }), refreshToken: 'of the sister', refreshes: 1 }

let own: Session
let leave: () => void
let now = Date.now()
let ends: SessionEnd['reason'][] = []
const forget = onSessionEnd(({ reason }) => ends.push(reason))

prepareChannel()
beforeEach(() => {
  // Out of the minute in which refreshes are counted.
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

/** The sister holds the lock of the refresh until the function that it returns is called. */
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

/** Asks for a refresh whose answer waits until `answer` is called. */
async function ask(reply: object = {}): Promise<{ refreshed: Promise<unknown>; answer: () => void }> {
  const after = Promise.withResolvers<void>()
  services.answerNext('refreshToken', { ...reply, after: after.promise })
  const refreshed = refreshSession(own.token)
  await jest.advanceTimersByTimeAsync(0)
  expect(asked()).toBe(1)
  return { refreshed, answer: after.resolve }
}

/** What was told of the session of this test; a former one may still be told of. */
const saidOfOwn = (): unknown[] => said.filter((one) => (one as { session: string }).session === own.id)

/** Until tokens are encrypted or decrypted. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await encryptText('x', own.key!)
}

describe('a refresh that finds the lock held', () => {
  it.each([
    ['whose request is as slow as one may be', 30_000],
    ['that asks twice, as slow as may be, with the longest pause', 66_000],
  ])('by a sister %s waits for her tokens, and asks nobody', async (_what, ms) => {
    const letGo = sisterHoldsLock()
    const refreshed = refreshSession(own.token)
    await jest.advanceTimersByTimeAsync(ms)
    expect(asked()).toBe(0)
    refreshCount.write(own.id, 1)
    writeSession({ ...refreshedBySister, id: own.id })
    letGo()
    await jest.advanceTimersByTimeAsync(0)
    expect(said).toEqual([])
    expect(await refreshed).toMatchObject({ session: { token: refreshedBySister.token } })
    expect([asked(), ends]).toEqual([0, []])
  })

  it('by one that is asleep goes on without it', async () => {
    sisterHoldsLock()
    const refreshed = refreshSession(own.token)
    await jest.advanceTimersByTimeAsync(70_000)
    expect(await refreshed).toMatchObject({ session: { token: newToken } })
  })

  it('ends with the session of the sister', async () => {
    const letGo = sisterHoldsLock()
    const refreshed = refreshSession(own.token)
    await jest.advanceTimersByTimeAsync(1_000)
    hear({ type: 'ended', session: own.id, refreshes: 0 })
    letGo()
    expect(await refreshed).toMatchObject({ error: { kind: 'session' } })
    expect([asked(), ends]).toEqual([0, ['expired']])
  })
})

describe('a refresh that has asked the service', () => {
  it('goes on though the sister was refused, and hands her what it gets', async () => {
    const { refreshed, answer } = await ask()
    hear({ type: 'ended', session: own.id, refreshes: 0 })
    answer()
    expect(await refreshed).toMatchObject({ session: { token: newToken } })
    await settle()
    expect(saidOfOwn()).toEqual([{ type: 'tokens', session: own.id, sealed: expect.any(String) }])
    expect(ends).toEqual([])
  })

  it.each([
    ['takes those, where she is there', true, []],
    ['ends, where she is gone', false, ['revoked']],
  ])('and is refused once the sister has newer tokens %s', async (_what, isThere, reasons) => {
    const { refreshed, answer } = await ask({ status: 401, body: { code: 'R101' } })
    refreshCount.write(own.id, 1)
    answer()
    await jest.advanceTimersByTimeAsync(1_000)
    expect(said).toEqual([{ type: 'ask', session: own.id, refreshes: 0 }])
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

  it('is ended by a sister again afterwards', async () => {
    const { refreshed, answer } = await ask({ status: 429 })
    answer()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(await refreshed).toMatchObject({ session: { token: newToken } })
    hear({ type: 'ended', session: own.id, refreshes: 1 })
    expect(ends).toEqual(['expired'])
  })
})
