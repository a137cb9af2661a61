import { useState, useSyncExternalStore } from 'react'
import { appName } from '#shared/api/appName.ts'
import { createListeners } from '#shared/browser/listeners.ts'
import { localStore } from '#shared/browser/storage.ts'
import { identifier } from '#shared/texts/identifier.ts'

/** A lock of the sign-in, in local storage until it ends: every tab of this application knows it. */
export type StoredLock = {
  /** An instant in ms. */
  until: number
  /** A mark of the name that is locked: enough to know it again, too little to read it from the storage. */
  whose: string
}

/** Longest lock that is counted down, in seconds: 100 hours. */
export const longestLock = 360_000

const listeners = createListeners()
let latest: { raw: string | null; lock: StoredLock | null } = { raw: null, lock: null }

/** The lock that is still running; the same object until something changes. */
export function storedLock(): StoredLock | null {
  const raw = localStore.get(key())
  const isOver = latest.lock !== null && latest.lock.until <= Date.now()
  if (raw !== latest.raw || isOver) latest = { raw, lock: raw === null ? null : parse(raw) }
  return latest.lock
}

export function storeLock(lock: StoredLock): void {
  localStore.set(key(), JSON.stringify(lock))
  listeners.tell()
}

export function removeLock(): void {
  localStore.remove(key())
  listeners.tell()
}

/** Hears every change, made here or in another tab. */
export function onLockChange(listener: () => void): () => void {
  const stop = listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** The mark of a name; upper and lower case name the same person. */
export function markOf(name: string): string {
  const mark = [...identifier(name).toLowerCase()].reduce(
    (sum, char) => (sum * 31 + char.codePointAt(0)!) >>> 0,
    7,
  )
  return mark.toString(36)
}

function key(): string {
  return `lock.${appName()}`
}

/** What is stored may be old, or anything at all. */
function parse(raw: string): StoredLock | null {
  try {
    const { until, whose } = JSON.parse(raw) as Record<string, unknown>
    const left = typeof until === 'number' ? until - Date.now() : 0
    if (left > 0 && left <= longestLock * 1_000 && typeof whose === 'string')
      return { until: until as number, whose }
  } catch {
    // Not written by this portal.
  }
  localStore.remove(key())
  return null
}

export type SignInLock = {
  lock: StoredLock | null
  /** Whether this name cannot sign in now; an empty one may still become the locked one. */
  isLockedFor: (name: string) => boolean
  /** The time is over. */
  end: () => void
}

/** The lock of the sign-in, whichever tab it came from; each tab ends it by its own clock. */
export function useSignInLock(): SignInLock {
  const stored = useSyncExternalStore(onLockChange, storedLock, () => null)
  const [lock, setLock] = useState(stored)
  // Another tab may see the end first; this one still shows its own.
  if (stored !== lock && !(stored === null && isEnding(lock))) setLock(stored)
  return {
    lock,
    isLockedFor: (name) =>
      lock !== null && lock.until > Date.now() && (identifier(name) === '' || markOf(name) === lock.whose),
    end: () => setLock(null),
  }
}

function isEnding(lock: StoredLock | null): boolean {
  return lock !== null && lock.until - Date.now() < 1_500
}
