import type { ReactElement } from 'react'
import { createListeners } from '#shared/browser/listeners.ts'

let dialog: (() => ReactElement) | null = null
const listeners = createListeners()

/** The dialog of a task that was begun on a screen, which may be gone. */
export function currentTaskDialog(): (() => ReactElement) | null {
  return dialog
}

/** Shows it over whatever screen there is; null takes it away. */
export function showTaskDialog(now: (() => ReactElement) | null): void {
  dialog = now
  listeners.tell()
}

export const onTaskDialog = listeners.add
