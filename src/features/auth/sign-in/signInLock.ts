import { useState, useSyncExternalStore } from 'react'
import { appName } from '#shared/api/appName.ts'
import { createListeners } from '#shared/browser/listeners.ts'
import { localStore } from '#shared/browser/storage.ts'
import { identifier } from '#shared/texts/identifier.ts'

/** A lock of the sign-in, shared by all tabs in local storage until it ends. */
type StoredLock = {
  /** Instant in ms. */
  until: number
  /** Hash of the locked name. */
  nameHash: string
}

/** Longest accepted lock, in seconds: 100 hours. */
export const longestLock = 360_000

const listeners = createListeners()
let latest: { raw: string | null; lock: StoredLock | null } = { raw: null, lock: null }

/** The running lock, or null; a stable object until it changes. */
export function storedLock(): StoredLock | null {
  const raw = localStore.get(key())
  const isOver = latest.lock !== null && latest.lock.until <= Date.now()
  if (raw !== latest.raw || isOver) latest = { raw, lock: raw === null ? null : parse(raw) }
  return latest.lock
}

export function storeLock(lock: StoredLock): void {
  localStore.set(key(), JSON.stringify(lock))
  listeners.notify()
}

export function removeLock(): void {
  localStore.remove(key())
  listeners.notify()
}

/** Subscribes to changes in this and other tabs. */
export function onLockChange(listener: () => void): () => void {
  const stop = listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** Hash of a name, ignoring case. */
export function hashOf(name: string): string {
  const mark = [...identifier(name).toLowerCase()].reduce(
    (sum, char) => (sum * 31 + char.codePointAt(0)!) >>> 0,
    7,
  )
  return mark.toString(36)
}

function key(): string {
  return `lock.${appName()}`
}

/** Validates the stored value, which may be old or foreign. */
function parse(raw: string): StoredLock | null {
  try {
    const { until, nameHash } = JSON.parse(raw) as Record<string, unknown>
    const left = typeof until === 'number' ? until - Date.now() : 0
    if (left > 0 && left <= longestLock * 1_000 && typeof nameHash === 'string')
      return { until: until as number, nameHash }
  } catch {
    // Not written by this portal.
  }
  localStore.remove(key())
  return null
}

type SignInLock = {
  lock: StoredLock | null
  /** True if this name cannot sign in now, or is empty. */
  isLockedFor: (name: string) => boolean
  /** Called when the time is over. */
  end: () => void
}

/** The lock of the sign-in from any tab; each tab ends it by its own clock. */
export function useSignInLock(): SignInLock {
  const stored = useSyncExternalStore(onLockChange, storedLock, () => null)
  const [lock, setLock] = useState(stored)
  // If another tab ends the lock first, this one continues its countdown.
  if (stored !== lock && !(stored === null && isEnding(lock))) setLock(stored)
  return {
    lock,
    isLockedFor: (name) =>
      lock !== null && lock.until > Date.now() && (identifier(name) === '' || hashOf(name) === lock.nameHash),
    end: () => setLock(null),
  }
}

function isEnding(lock: StoredLock | null): boolean {
  return lock !== null && lock.until - Date.now() < 1_500
}
