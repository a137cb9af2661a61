import type { CollectState } from './useCollecting.ts'

type Export = {
  state: CollectState
  cancel: () => void
  /** Shows its progress in the top bar. */
  show?: () => void
}

const none: Export = { state: { phase: 'idle' }, cancel: () => {} }
const exports = new Map<string, Export>()
/** Mounted lists by their file name. */
const shown = new Map<string, Set<() => void>>()

/** State of each list's export by file name; an export continues when its list is left. */
export const exportStates = {
  read: (file: string): Export => exports.get(file) ?? none,
  /** Null once finished. */
  set(file: string, now: Export | null): void {
    if (now) exports.set(file, now)
    else exports.delete(file)
    for (const changed of shown.get(file) ?? []) changed()
  },
  isShown: (file: string): boolean => (shown.get(file)?.size ?? 0) > 0,
  onChange(file: string, changed: () => void): () => void {
    const listeners = shown.get(file) ?? new Set()
    shown.set(file, listeners.add(changed))
    return () => {
      listeners.delete(changed)
      // A failure is shown until the list is left.
      if (listeners.size === 0 && exports.get(file)?.state.phase === 'failed') exports.delete(file)
    }
  },
}
