import type { ApiError } from '#shared/api/apiError.ts'
import { createListeners } from '#shared/browser/listeners.ts'
import { onPersonGone } from '#shared/session/currentPerson.ts'

/** How long a toast stays while neither pointer nor focus is with it, ms (CLM-03). */
export const toastMs = 7_000

/** `sends`: it calls a service, so that it waits where there is no network. */
type ToastAction = { label: string; isUndo?: boolean; sends?: boolean; onAct: () => void }

export type ToastContent = {
  kind: 'success' | 'info' | 'error'
  /** Already translated; names that servers gave have gone through `serverText`. */
  text: string
  /** Names the failure that it tells of (beyond 7). */
  error?: ApiError | undefined
  /** It is there until somebody closes it or takes its offer. */
  staysOpen?: boolean
  /** One thing that can be done about it, done at most once; an undo also answers the keys for it. */
  action?: ToastAction
}

export type Toast = ToastContent & { id: number }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = createListeners()

// They name people, and offer what another person did not ask for.
onPersonGone(() => change([]))

/** Tells something in passing. The same text twice is shown once, and its time starts again; what stays is not replaced. */
export function showToast(content: ToastContent): void {
  lastId += 1
  change([
    ...toasts.filter(({ text, staysOpen }) => staysOpen || text !== content.text),
    { ...content, id: lastId },
  ])
}

export function hideToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

/** Does what a toast offers, and takes the toast away. */
export function actOnToast({ id, action }: Toast): void {
  hideToast(id)
  action?.onAct()
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

export const onToasts = listeners.add

function change(now: readonly Toast[]): void {
  toasts = now
  listeners.tell()
}
