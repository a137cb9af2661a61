import { useState, useSyncExternalStore } from 'react'
import { keptLock, markOf, onKeptLock, type KeptLock } from './keptLock.ts'

export type SignInLock = {
  lock: KeptLock | null
  /** Whether the sign-in is closed to this name; an empty one may become the locked one. */
  locksOut: (name: string) => boolean
  /** The clock has run out. */
  end: () => void
}

/** The lock of the sign-in, from whichever tab it came; each tab lets it end by its own clock. */
export function useSignInLock(): SignInLock {
  const kept = useSyncExternalStore(onKeptLock, keptLock, () => null)
  const [lock, setLock] = useState(kept)
  // Another tab may be the first to see the end: this one says so too, in its own time.
  if (kept !== lock && !(kept === null && isEnding(lock))) setLock(kept)
  return {
    lock,
    locksOut: (name) => lock !== null && (name.trim() === '' || markOf(name) === lock.whose),
    end: () => setLock(null),
  }
}

function isEnding(lock: KeptLock | null): boolean {
  return lock !== null && lock.until - Date.now() < 1_500
}
