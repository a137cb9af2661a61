import { sessionEndpoints } from '#contracts/session.ts'
import { store } from '#shared/api/store.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { beginSessionEpoch } from '#shared/session/sessionEvents.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { markSignOut, passSignOuts } from '#shared/session/signedOut.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, readSession, writeSession } from '#shared/session/tokens.ts'
import { checkAddressToken, checkLinkToken, checkStoredToken, prefetchTokenCheck } from './checkToken.ts'

const newToken = testToken({ jti: 'new' })
const services = testServices([sessionEndpoints], {
  validateToken: () => ({ statusCode: 200 }),
  refreshToken: () => ({ result: { token: newToken, refreshToken: 'r2' } }),
})
const asked = (name: string): (string | undefined)[] =>
  services.callsOf('validateToken').map(({ headers }) => headers[name])
let now = Date.now()

beforeEach(() => {
  // Past the minute in which refreshes are counted.
  now += 120_000
  jest.useFakeTimers({ now })
  services.start()
})
afterEach(() => {
  jest.useRealTimers()
  clearSession()
})

function keep(claims: Record<string, unknown> = {}): string {
  const token = testToken(claims)
  beginSessionEpoch()
  writeSession({ token, refreshToken: 'r1' })
  sessionStorage.setItem('clockSkew', '0')
  return token
}

describe('a stored token that is refused', () => {
  it.each([
    [200, 'valid', newToken],
    [401, 'refused', undefined],
  ])('is renewed once and the new one checked: %i is %s [SES-20]', async (status, kind, left) => {
    const token = keep()
    services.answerNext('validateToken', { status: 401 }, { status })
    expect((await checkStoredToken()).kind).toBe(kind)
    expect(asked('token')).toEqual([token, newToken])
    expect(readSession()?.token).toBe(left)
  })
})

describe('a prefetched check', () => {
  beforeEach(() => void store.dispatch(sessionActions.ended({ reason: 'expired', message: null })))

  it('opens the session, and the next check is sent again', async () => {
    const token = keep()
    await prefetchTokenCheck()
    expect(store.getState().session.isAuthenticated).toBe(true)
    expect(asked('token')).toEqual([token])
    expect((await checkStoredToken()).kind).toBe('valid')
    expect(asked('token')).toEqual([token, token])
  })

  it('answers one check that begins before its answer', async () => {
    const token = keep()
    const prefetch = prefetchTokenCheck()
    expect(store.getState().session.isAuthenticated).toBe(false)
    expect((await checkStoredToken()).kind).toBe('valid')
    await prefetch
    expect(asked('token')).toEqual([token])
    await checkStoredToken()
    expect(asked('token')).toEqual([token, token])
  })

  it.each([
    ['another token took its place', () => void keep({ jti: 'other' })],
    ['the person signed out in another tab', () => markSignOut('admin')],
    ['the session has gone', clearSession],
  ])('opens nothing if %s meanwhile [SES-08] [T102]', async (_what, change) => {
    keep()
    const prefetch = prefetchTokenCheck()
    change()
    expect(await prefetch).toBe(false)
    expect(store.getState().session.isAuthenticated).toBe(false)
    passSignOuts()
  })

  it('leaves a refused token to the check, which renews it', async () => {
    const token = keep()
    services.answerNext('validateToken', { status: 401 })
    await prefetchTokenCheck()
    expect(store.getState().session.isAuthenticated).toBe(false)
    expect((await checkStoredToken()).kind).toBe('valid')
    expect(asked('token')).toEqual([token, newToken])
  })

  it('does not count for a newer token', async () => {
    const before = keep({ jti: 'before' })
    services.answerNext('validateToken', { status: 401 })
    await prefetchTokenCheck()
    const token = keep()
    expect((await checkStoredToken()).kind).toBe('valid')
    expect(asked('token')).toEqual([before, token])
    expect(services.callsOf('refreshToken')).toEqual([])
  })

  it('waits for the refresh of a token that is due [SES-18]', async () => {
    const second = Math.floor(Date.now() / 1_000)
    keep({ iat: second - 19 * 60, exp: second + 60 })
    await prefetchTokenCheck()
    expect(asked('token')).toEqual([])
    expect((await checkStoredToken()).kind).toBe('valid')
    expect(asked('token')).toEqual([newToken])
  })

  it('is not sent without a session', async () => {
    await prefetchTokenCheck()
    expect((await checkStoredToken()).kind).toBe('refused')
    expect(asked('token')).toEqual([])
  })
})

it('a check has its option: 1 for a session, 2 for a mailed link, none for an address [SES-09, PWD-14]', async () => {
  keep()
  await checkStoredToken()
  await checkLinkToken({ user: 'maria', token: newToken })
  await checkAddressToken({ user: 'maria', token: newToken })
  expect(asked('option')).toEqual(['1', '2', undefined])
})

it.each([
  ['with it', { refreshToken: 'r9' }, 'r9'],
  ['without', {}, null],
])('the session of an address gets the refresh token of the answer: %s', async (_what, body, kept) => {
  services.answerNext('validateToken', { body })
  await checkAddressToken({ user: 'maria', token: newToken })
  expect(readSession()).toMatchObject({ token: newToken, refreshToken: kept })
})
