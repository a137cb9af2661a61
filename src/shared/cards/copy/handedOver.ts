import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '#shared/api/createStore.ts'
import { store } from '#shared/api/store.ts'

type HandedOver = { path: string; content: unknown }

const handedOverSlice = createSlice({
  name: 'handedOver',
  initialState: null as HandedOver | null,
  reducers: {
    handed: (_, { payload }: PayloadAction<HandedOver>) => payload,
    dropped: () => null,
  },
  selectors: { at: (handed, path: string) => (handed?.path === path ? handed.content : null) },
})

declare module '#shared/api/createStore.ts' {
  interface LazySlices extends WithSlice<typeof handedOverSlice> {}
}

const { actions, selectors } = handedOverSlice.injectInto(rootReducer)

/** Passes plain data to the card at this path, which opens next. */
export function handOver(path: string, content: unknown): void {
  store.dispatch(actions.handed({ path, content }))
}

/** What was passed to the card at this path; it stays until dropped. */
export function handedOver(path: string): unknown {
  return selectors.at(store.getState(), path)
}

export function dropHandedOver(): void {
  store.dispatch(actions.dropped())
}
