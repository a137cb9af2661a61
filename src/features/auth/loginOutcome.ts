import { maxFailedAttempts, type LoginAnswer } from '#contracts/auth.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { longestLock } from './keptLock.ts'

export type LoginOutcome =
  | { kind: 'blocked'; contact: string | null }
  /** `seconds` is null when the service does not say how long. */
  | { kind: 'locked'; seconds: number | null }
  /** `left` is null when nothing may be said about attempts. */
  | { kind: 'wrong'; message: string | null; left: 1 | 2 | null }
  | { kind: 'refused'; message: string | null }
  | { kind: 'expired-password' }
  | { kind: 'go'; target: string }
  | { kind: 'alert'; message: string }

/** What a login answer means, in the order of S-09: a failure code never signs in, even beside an address. */
export function loginOutcome(answer: LoginAnswer, httpStatus: number): LoginOutcome {
  const code = answer.informationCode ?? answer.code ?? textOf(answer.responseCode)
  const message = serverText(answer.message)
  const target = answer.url || answer.urlApp || null
  const signsIn = code === 'A10' || code === 'A20'

  if (answer.isBlocked === true) return { kind: 'blocked', contact: serverText(answer.messageParameter) }
  if (code === 'R13') return { kind: 'locked', seconds: lockSeconds(answer.failedLoginInformation?.lockTime) }
  if (code === 'R11')
    return { kind: 'wrong', message, left: attemptsLeft(answer.failedLoginInformation?.failedAttempts) }
  if (code === 'R21' || code === 'R22' || code === 'R23') return { kind: 'refused', message }
  if (answer.responseStat === 'PasswordExpired') return { kind: 'expired-password' }
  if (target !== null && (httpStatus === 200 || signsIn)) return { kind: 'go', target }
  if (answer.informationCode && !signsIn && message) return { kind: 'alert', message }
  return { kind: 'refused', message: httpStatus >= 500 ? null : message }
}

/** 3 minus the failures, told only when it is 2 or 1 (LCK-15 to LCK-17, S-10). */
export function attemptsLeft(failedAttempts: unknown): 1 | 2 | null {
  const left = maxFailedAttempts - wholeNumber(failedAttempts)
  return left === 1 || left === 2 ? left : null
}

/** Whole seconds of a lock; null for anything that is not a time to wait (S-10). */
export function lockSeconds(lockTime: unknown): number | null {
  const seconds = wholeNumber(lockTime)
  return seconds > 0 ? Math.min(seconds, longestLock) : null
}

function wholeNumber(value: unknown): number {
  if (typeof value === 'number') return Math.ceil(value)
  return typeof value === 'string' && /^\d{1,12}$/.test(value.trim()) ? Number(value) : NaN
}

function textOf(value: string | number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value)
}
