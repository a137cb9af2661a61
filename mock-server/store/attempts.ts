import { maxFailedAttempts } from '#contracts/auth.ts'
import { restorable, type Restorable } from './restorable.ts'
import { nameKey } from './queries.ts'

/** Duration of the lock after three failures. */
export const lockSeconds = 900

type Entry = {
  failed: number
  /** Null: not locked. `met`: the lock starts at the next attempt. */
  lock: null | { seconds: number; until: number | 'met' }
}

/** Failed sign-in attempts per typed name, existing or not (decision D10). */
export type Attempts = Restorable & {
  /** Seconds until the name may try again, rounded up; 0 when it may now. */
  lockedFor: (name: string) => number
  /** Counts a failure; the third one locks (LCK-20). Returns the count. */
  fail: (name: string) => number
  clear: (name: string) => void
  /** Whether the name is locked; reading does not start the lock. */
  isLocked: (name: string) => boolean
  /** Locks from the next attempt on, so that the whole time is left when it is seen. */
  lock: (name: string, seconds: number) => void
}

export function createAttempts(now: () => number): Attempts {
  let entries = new Map<string, Entry>()

  function lockedFor(name: string): number {
    const lock = entries.get(nameKey(name))?.lock
    if (!lock) return 0
    if (lock.until === 'met') lock.until = now() + lock.seconds * 1000
    const seconds = Math.ceil((lock.until - now()) / 1000)
    if (seconds > 0) return seconds
    entries.delete(nameKey(name))
    return 0
  }

  return {
    lockedFor,
    fail(name) {
      const failed = (entries.get(nameKey(name))?.failed ?? 0) + 1
      const isLocking = failed >= maxFailedAttempts
      const lock = isLocking ? { seconds: lockSeconds, until: now() + lockSeconds * 1000 } : null
      entries.set(nameKey(name), { failed, lock })
      return failed
    },
    clear: (name) => entries.delete(nameKey(name)),
    isLocked(name) {
      const until = entries.get(nameKey(name))?.lock?.until ?? 0
      return until === 'met' || until > now()
    },
    lock: (name, seconds) =>
      entries.set(nameKey(name), { failed: maxFailedAttempts, lock: { seconds, until: 'met' } }),
    ...restorable(
      () => entries,
      (saved) => (entries = saved),
    ),
  }
}
