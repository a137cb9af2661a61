import type { ReactElement } from 'react'

let dialog: (() => ReactElement) | null = null
const listeners = new Set<() => void>()

/** The dialog of a task that was begun on a screen, which may be gone. */
export function currentTaskDialog(): (() => ReactElement) | null {
  return dialog
}

/** Shows it over whatever screen there is; null takes it away. */
export function showTaskDialog(now: (() => ReactElement) | null): void {
  dialog = now
  for (const listener of listeners) listener()
}

export function onTaskDialog(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
