/** @jest-environment node */
import { readClaims } from './claims.ts'
import { refreshDueIn, refreshThresholdMs } from './tokens.ts'
import { testToken } from './testTokens.ts'

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
