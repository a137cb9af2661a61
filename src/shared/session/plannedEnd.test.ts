/** @jest-environment node */
import { noteRenewal, onPlannedEnd, plannedEnd, warningMs } from './plannedEnd.ts'
import { readClaims } from './claims.ts'
import { testToken } from './testTokens.ts'
import { clearSession, writeSession } from './tokens.ts'

const exp = 2_000_000_000
const token = testToken({ iat: 1_000_000_000, exp })

afterEach(() => {
  clearSession()
  noteRenewal(true)
})

it.each<[string, string | null, boolean, number | null]>([
  ['that renews itself', 'refresh', true, null],
  ['whose latest renewal failed', 'refresh', false, exp * 1000 + 7],
  ['that cannot be renewed', null, true, exp * 1000 + 7],
])('a session %s has this planned end by the clock of this machine', (_which, refreshToken, works, end) => {
  writeSession({ token, refreshToken, skewMs: 7 })
  noteRenewal(works)
  expect(plannedEnd()).toBe(end)
})

it('is null without a session and notifies of every change', () => {
  let args = 0
  const forget = onPlannedEnd(() => (args += 1))
  expect(plannedEnd()).toBeNull()
  writeSession({ token, refreshToken: null })
  clearSession()
  noteRenewal(false)
  expect(args).toBe(3)
  forget()
  noteRenewal(true)
  expect(args).toBe(3)
})

it.each([
  [8 * 3600, 300],
  [1200, 300],
  [240, 60],
])('a token of %i s has a warning in its last %i s', (life, seconds) => {
  expect(warningMs(readClaims(testToken({ iat: 0, exp: life }))!)).toBe(seconds * 1000)
})

it('a token without an issue time has a warning in its last five minutes', () => {
  expect(warningMs({ issuedAt: null, expiresAt: 60 })).toBe(300_000)
})
