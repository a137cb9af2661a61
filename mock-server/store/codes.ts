import { restorable, type Restorable } from './restorable.ts'
import type { Random } from './random.ts'

/** Lifetime of a mailed code, in seconds. */
export const codeLifeSeconds = 600
/** Maximum attempts per code. */
export const codeAttempts = 5
/** Lifetime of a confirmation, in seconds. */
const confirmedSeconds = 600

type Entry = { digits: string; until: number; attemptsLeft: number; confirmedUntil: number | null }
export type CodeCheck = 'right' | 'wrong' | 'expired' | 'spent'

/** Mailed codes of six digits; a user has at most one, the latest. */
export type Codes = Restorable & {
  /** A new code that replaces the user's previous one. */
  issue: (userName: string, settings?: { lifeSeconds?: number; attempts?: number }) => string
  /** Counts the attempt. A right code may be checked again; a used up or expired one stays invalid. */
  check: (userName: string, digits: string) => CodeCheck
  /** True once for a confirmed code, which it removes. */
  takeConfirmed: (userName: string) => boolean
}

export function createCodes(now: () => number, random: Random): Codes {
  let entries = new Map<string, Entry>()
  return {
    issue(userName, { lifeSeconds = codeLifeSeconds, attempts = codeAttempts } = {}) {
      const digits = String(random.below(1_000_000)).padStart(6, '0')
      const until = now() + lifeSeconds * 1000
      entries.set(userName, { digits, until, attemptsLeft: attempts, confirmedUntil: null })
      return digits
    },
    check(userName, digits) {
      const entry = entries.get(userName)
      if (!entry || entry.until <= now()) return 'expired'
      if (entry.attemptsLeft <= 0) return 'spent'
      entry.attemptsLeft -= 1
      if (entry.digits !== digits) return entry.attemptsLeft > 0 ? 'wrong' : 'spent'
      entry.attemptsLeft += 1
      entry.confirmedUntil = now() + confirmedSeconds * 1000
      return 'right'
    },
    takeConfirmed(userName) {
      const isConfirmed = (entries.get(userName)?.confirmedUntil ?? 0) > now()
      if (isConfirmed) entries.delete(userName)
      return isConfirmed
    },
    ...restorable(
      () => entries,
      (saved) => (entries = saved),
    ),
  }
}
