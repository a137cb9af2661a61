import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { ApiError } from '#shared/api/apiError.ts'
import { rootReducer } from '#shared/api/createStore.ts'
import { createHandles, newId } from '#shared/api/handles.ts'
import { store } from '#shared/api/store.ts'

/** Time in ms that a toast stays while neither hovered nor focused (CLM-03). */
export const toastMs = 7_000

/** `sends`: it calls a service, so it is disabled offline. */
type ToastAction = { label: string; isUndo?: boolean; sends?: boolean; onAct: () => void }

export type ToastContent = {
  kind: 'success' | 'info' | 'error'
  /** Translated; names from servers must have passed `serverText`. */
  text: string
  /** The record, if the text does not name it. */
  about?: string | undefined
  /** Failure with its reference (beyond 7). */
  error?: ApiError | undefined
  /** Stays until closed or its action is used. */
  staysOpen?: boolean
  /** One action, run at most once; an undo can also be run by keys. */
  action?: ToastAction
}

export type Toast = Omit<ToastContent, 'action'> & { id: number; action?: Omit<ToastAction, 'onAct'> }

const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as readonly Toast[],
  reducers: {
    shown: (toasts, { payload }: PayloadAction<Toast>) => [
      ...toasts.filter(
        ({ text, about, staysOpen }) => staysOpen || text !== payload.text || about !== payload.about,
      ),
      payload,
    ],
    hidden: (toasts, { payload }: PayloadAction<number>) => toasts.filter(({ id }) => id !== payload),
  },
  selectors: { all: (toasts) => toasts },
})

declare module '#shared/api/createStore.ts' {
  interface LazySlices extends WithSlice<typeof toastsSlice> {}
}

const { actions, selectors } = toastsSlice.injectInto(rootReducer)

export const selectToasts = selectors.all

const acts = createHandles<() => void>(currentToasts)

/** Shows a toast. The same text again restarts its time, unless it stays. */
export function showToast({ action, ...content }: ToastContent): void {
  const id = newId()
  if (!action) return void store.dispatch(actions.shown({ ...content, id }))
  const { onAct, ...offer } = action
  acts.set(id, onAct)
  store.dispatch(actions.shown({ ...content, id, action: offer }))
}

export function hideToast(id: number): void {
  store.dispatch(actions.hidden(id))
}

/** Runs the action of a toast and removes it. */
export function actOnToast({ id }: Pick<Toast, 'id'>): void {
  const act = acts.get(id)
  hideToast(id)
  act?.()
}

export function currentToasts(): readonly Toast[] {
  return selectToasts(store.getState())
}
