import type { ApiError } from '#shared/api/apiError.ts'

/** How long a toast stays while nobody is with it (CLM-03). */
export const toastMs = 7_000

export type ToastContent = {
  kind: 'success' | 'info' | 'error'
  /** Already translated; names that servers gave have gone through `serverText`. */
  text: string
  /** Names the failure that it tells of (beyond 7). */
  error?: ApiError | undefined
  /** One thing that can be done about it, such as an undo; done at most once. */
  action?: { label: string; onAct: () => void }
}

export type Toast = ToastContent & { id: number }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Tells something in passing. The same text twice stands once, with its time begun anew. */
export function showToast(content: ToastContent): void {
  lastId += 1
  change([...toasts.filter(({ text }) => text !== content.text), { ...content, id: lastId }])
}

export function hideToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(now: readonly Toast[]): void {
  toasts = now
  for (const listener of listeners) listener()
}
