import type { CollectState } from './useCollecting.ts'

export type Export = {
  state: CollectState
  cancel: () => void
  /** Shows in the top bar how far it is. */
  show?: () => void
}

const none: Export = { state: { phase: 'idle' }, cancel: () => {} }
const exports = new Map<string, Export>()
/** The lists that are on screen, by their file. */
const shown = new Map<string, Set<() => void>>()

/** How far the export of each list is, by the name of its file: it goes on when the list is left. */
export const exportStates = {
  read: (file: string): Export => exports.get(file) ?? none,
  /** Null once it is over. */
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
      // That one failed is said until the list is left.
      if (listeners.size === 0 && exports.get(file)?.state.phase === 'failed') exports.delete(file)
    }
  },
}
