import { kept, type Kept } from './kept.ts'
import type { Random } from './random.ts'

/** How long a mailed code is good, in seconds. */
export const codeLifeSeconds = 600
/** How often a code may be tried. */
export const codeAttempts = 5
/** How long a confirmed code lets its person go on, in seconds. */
const confirmedSeconds = 600

type Entry = { digits: string; until: number; attemptsLeft: number; confirmedUntil: number | null }
export type CodeCheck = 'right' | 'wrong' | 'expired' | 'spent'

/** Codes of six digits that were mailed; a person has one at most, the latest. */
export type Codes = Kept & {
  /** Six digits that replace the person's former code. */
  issue: (userName: string, settings?: { lifeSeconds?: number; attempts?: number }) => string
  /** Counts the attempt. A right code may be checked again, a spent or expired one stays so until the next is issued. */
  check: (userName: string, digits: string) => CodeCheck
  /** True once for a code that was confirmed; the code is gone with it. */
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
    ...kept(
      () => entries,
      (saved) => (entries = saved),
    ),
  }
}
