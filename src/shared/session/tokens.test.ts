import { sessionStore } from '#shared/browser/storage.ts'
import { testToken } from './testTokens.ts'
import {
  clearSession,
  isAlive,
  readSession,
  takeReturnPath,
  writeSession,
  keepReturnPath,
  refreshDueIn,
  refreshThresholdMs,
} from './tokens.ts'
import { readClaims } from './claims.ts'

afterEach(clearSession)

describe('tokens', () => {
  it('stores bearer, refresh and encrypted token in session storage [SES-01, SES-02, SES-03]', () => {
    const token = testToken()
    writeSession({ token, refreshToken: 'refresh-1', encryptedToken: 'link' })
    expect(sessionStorage.getItem('token')).toBe(`Bearer ${token}`)
    expect(sessionStorage.getItem('refreshToken')).toBe('refresh-1')
    expect(sessionStorage.getItem('encryptedToken')).toBe('link')
    expect(localStorage).toHaveLength(0)
  })

  it('never doubles the prefix', () => {
    writeSession({ token: `Bearer ${testToken()}`, refreshToken: null })
    expect(sessionStore.get('token')).toMatch(/^Bearer (?!Bearer)/)
  })

  it('removes everything that belongs to a session [SES-25]', () => {
    writeSession({ token: testToken(), refreshToken: 'r', encryptedToken: 'e' })
    keepReturnPath('/users')
    clearSession()
    expect(sessionStorage).toHaveLength(0)
    expect(readSession()).toBeNull()
  })

  it.each(
    [
      '',
      'abc',
      'Bearer ',
      'Bearer abc',
      'Bearer x.y.z',
      'undefined',
      '{"token":1}',
      '{"alg":"none"}',
      `Bearer a.${btoa('{"exp":1e20}')}.c`,
      `Bearer ${testToken({ exp: 'soon' })}`,
      'x'.repeat(50_000),
      `Bearer ${testToken()}\n`,
      `Bearer ${testToken().replace('.', '.\n')}`,
      `Bearer ${testToken()}ł`,
    ].map((poison) => [poison.slice(0, 24), poison]),
  )('removes a stored %p', (_start, poison) => {
    sessionStorage.setItem('token', poison)
    sessionStorage.setItem('sessionId', 'x')
    sessionStorage.setItem('sessionPlace', '')
    expect(readSession()).toBeNull()
    expect(sessionStorage.getItem('token')).toBeNull()
  })

  it('removes a stored session without a product', () => {
    writeSession({ token: testToken(), refreshToken: null })
    sessionStorage.removeItem('sessionPlace')
    expect(readSession()).toBeNull()
    expect(sessionStorage.getItem('token')).toBeNull()
  })

  it.each([
    ['-7200000', -7_200_000],
    ['600000', 600_000],
    ['600001', 600_000],
    ['1e300', 600_000],
    ['Infinity', 0],
    ['-Infinity', 0],
    ['soon', 0],
  ])('reads a stored skew of %s, ten minutes after the token was issued, as %i ms', (stored, skewMs) => {
    const now = Date.UTC(2026, 2, 1, 12)
    writeSession({ token: testToken({}, now - 600_000), refreshToken: null }, now)
    sessionStorage.setItem('clockSkew', stored)
    expect(readSession(now)?.skewMs).toBe(skewMs)
  })

  it.each([
    ['in the future', 1, true],
    ['now', 0, false],
    ['in the past', -1, false],
  ])('is alive with an expiry %s [SES-17]', (_fact, seconds, alive) => {
    const now = Date.now()
    const at = Math.floor(now / 1000)
    const session = writeSession(
      { token: testToken({ iat: at, exp: at + seconds }), refreshToken: null, skewMs: 0 },
      now,
    )
    expect(isAlive(session!, at * 1000)).toBe(alive)
  })

  it('compares the expiry with the clock of the server', () => {
    const server = Date.now()
    const local = server + 7_200_000
    const session = writeSession({ token: testToken({}, server), refreshToken: null }, local)
    expect(isAlive(session!, local + 3_500_000)).toBe(true)
    expect(isAlive(session!, local + 3_700_000)).toBe(false)
  })

  it('returns the return path once', () => {
    keepReturnPath('/users')
    expect(takeReturnPath()).toBe('/users')
    expect(takeReturnPath()).toBeNull()
  })
})

const minute = 60
const claims = (lifeSeconds: number): NonNullable<ReturnType<typeof readClaims>> =>
  readClaims(testToken({ iat: 0, exp: lifeSeconds }))!

describe('refreshThresholdMs', () => {
  it.each([
    [8 * 60 * minute, 20 * minute],
    [80 * minute, 20 * minute],
    [60 * minute, 15 * minute],
    [20 * minute, 5 * minute],
    [minute, 15],
  ])('a token of %p s is refreshed in its last %p s [SES-19]', (life, threshold) => {
    expect(refreshThresholdMs(claims(life))).toBe(threshold * 1000)
  })

  it('is 20 minutes for a token without an issue time [SES-19]', () => {
    expect(refreshThresholdMs({ ...claims(60), issuedAt: null })).toBe(20 * minute * 1000)
  })
})

describe('refreshDueIn', () => {
  const session = {
    claims: claims(60 * minute),
    id: 's',
    key: null,
    token: 't',
    refreshToken: 'r',
    refreshes: 0,
    skewMs: 0,
  }

  it.each([
    [0, 45 * minute * 1000],
    [45 * minute * 1000, 0],
    [50 * minute * 1000, -5 * minute * 1000],
  ])('at %p ms it is due in %p ms [SES-18]', (now, due) => {
    expect(refreshDueIn(session, now)).toBe(due)
  })

  it('is the expiry of a session that cannot be refreshed', () => {
    expect(refreshDueIn({ ...session, refreshToken: null }, 45 * minute * 1000)).toBe(15 * minute * 1000)
  })

  it('uses the clock of the server', () => {
    expect(refreshDueIn({ ...session, skewMs: 3_600_000 }, 3_600_000)).toBe(45 * minute * 1000)
  })
})
