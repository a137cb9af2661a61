import { appName } from '#shared/lib/appName.ts'
import { localStore } from '#shared/lib/storage.ts'

/** A lock of the sign-in, as every tab of this application knows it until it ends. */
export type KeptLock = {
  /** An instant in ms. */
  until: number
  /** A mark of the name that is locked: enough to know it again, too little to read it from the storage. */
  whose: string
}

/** Longest lock that is counted down, in seconds: 100 hours. */
export const longestLock = 360_000

const listeners = new Set<() => void>()
let read: { raw: string | null; lock: KeptLock | null } = { raw: null, lock: null }

/** The lock that is still running; the same object until something changes. */
export function keptLock(): KeptLock | null {
  const raw = localStore.get(key())
  if (raw !== read.raw) read = { raw, lock: raw === null ? null : parse(raw) }
  return read.lock
}

export function keepLock(lock: KeptLock): void {
  localStore.set(key(), JSON.stringify(lock))
  tell()
}

export function forgetLock(): void {
  localStore.remove(key())
  tell()
}

/** Tells of every change, made here or in another tab. */
export function onKeptLock(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The mark of a name; upper and lower case name the same person. */
export function markOf(name: string): string {
  const mark = [...name.trim().toLowerCase()].reduce(
    (sum, char) => (sum * 31 + char.codePointAt(0)!) >>> 0,
    7,
  )
  return mark.toString(36)
}

function key(): string {
  return `lock.${appName()}`
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** What is stored may be old, or anything at all. */
function parse(raw: string): KeptLock | null {
  try {
    const { until, whose } = JSON.parse(raw) as Record<string, unknown>
    const left = typeof until === 'number' ? until - Date.now() : 0
    if (left > 0 && left <= longestLock * 1_000 && typeof whose === 'string')
      return { until: until as number, whose }
  } catch {
    // No lock of ours.
  }
  localStore.remove(key())
  return null
}
