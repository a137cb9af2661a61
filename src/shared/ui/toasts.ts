import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { ApiError } from '#shared/api/apiError.ts'
import { rootReducer } from '#shared/api/createStore.ts'
import { createHandles, newId } from '#shared/api/handles.ts'
import { store } from '#shared/api/store.ts'

/** How long a toast stays while neither pointer nor focus is with it, ms (CLM-03). */
export const toastMs = 7_000

/** `sends`: it calls a service, so that it waits where there is no network. */
type ToastAction = { label: string; isUndo?: boolean; sends?: boolean; onAct: () => void }

export type ToastContent = {
  kind: 'success' | 'info' | 'error'
  /** Already translated; names that servers gave have gone through `serverText`. */
  text: string
  /** The record, where the text does not name it. */
  about?: string | undefined
  /** Names the failure that it tells of (beyond 7). */
  error?: ApiError | undefined
  /** It is there until somebody closes it or takes its offer. */
  staysOpen?: boolean
  /** One thing that can be done about it, done at most once; an undo also answers the keys for it. */
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

/** Tells something in passing. The same text twice is shown once, and its time starts again; what stays is not replaced. */
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

/** Does what a toast offers, and takes the toast away. */
export function actOnToast({ id }: Pick<Toast, 'id'>): void {
  const act = acts.get(id)
  hideToast(id)
  act?.()
}

export function currentToasts(): readonly Toast[] {
  return selectToasts(store.getState())
}
