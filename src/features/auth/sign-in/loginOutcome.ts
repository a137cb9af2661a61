import { maxFailedAttempts, type LoginAnswer } from '#contracts/auth.ts'
import { isSuccess } from '#contracts/codes.ts'
import { codeAndMessage } from '#shared/api/decodeAnswer.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { longestLock } from './signInLock.ts'

export type LoginOutcome =
  | { kind: 'blocked'; contact: string | null }
  /** `seconds` is null if the service sends no duration. */
  | { kind: 'locked'; seconds: number | null }
  /** `left` is null if attempts are not shown. */
  | { kind: 'wrong'; message: string | null; left: 1 | 2 | null }
  | { kind: 'refused'; message: string | null }
  | { kind: 'expired-password' }
  | { kind: 'go'; target: string }
  | { kind: 'alert'; message: string }

type Read = (answer: LoginAnswer, message: string | null) => LoginOutcome

const refused: Read = (_answer, message) => ({ kind: 'refused', message })

/** Codes that never sign in, even with an address. */
const byCode = new Map<string | null, Read>([
  ['R13', ({ failedLoginInformation: info }) => ({ kind: 'locked', seconds: lockSeconds(info?.lockTime) })],
  [
    'R11',
    ({ failedLoginInformation: info }, message) => ({
      kind: 'wrong',
      message,
      left: attemptsLeft(info?.failedAttempts),
    }),
  ],
  ['R21', refused],
  ['R22', refused],
  ['R23', refused],
])

/** Outcome of a login answer; the first matching rule wins (S-09). */
export function loginOutcome(answer: LoginAnswer, httpStatus: number): LoginOutcome {
  const { code: givenCode, message } = codeAndMessage(answer)
  const code = givenCode ?? textOf(answer.responseCode)
  const target = answer.url || answer.urlApp || null

  if (answer.isBlocked === true) return { kind: 'blocked', contact: serverText(answer.messageParameter) }
  const read = byCode.get(code)
  if (read) return read(answer, message)
  if (answer.responseStat === 'PasswordExpired') return { kind: 'expired-password' }
  if (target !== null && (httpStatus === 200 || isSuccess(code))) return { kind: 'go', target }
  if (givenCode !== null && !isSuccess(givenCode) && message) return { kind: 'alert', message }
  return { kind: 'refused', message: httpStatus >= 500 ? null : message }
}

/** 3 minus the failures if that is 2 or 1, else null (LCK-15 to LCK-17, S-10). */
export function attemptsLeft(failedAttempts: unknown): 1 | 2 | null {
  const left = maxFailedAttempts - wholeNumber(failedAttempts)
  return left === 1 || left === 2 ? left : null
}

/** Whole seconds of a lock, or null if invalid (S-10). */
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
