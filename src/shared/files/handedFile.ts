import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '#shared/api/createStore.ts'
import { store } from '#shared/api/store.ts'
import type { RecordFile } from './readRecordFile.ts'

/** A file that was read, with its name. */
export type NamedFile<Content> = { name: string; file: RecordFile<Content> }

type HandedFile = { path: string; read: NamedFile<unknown> }

const handedFileSlice = createSlice({
  name: 'handedFile',
  initialState: null as HandedFile | null,
  reducers: {
    handed: (_, { payload }: PayloadAction<HandedFile>) => payload,
    dropped: () => null,
  },
  selectors: { at: (handed, path: string) => (handed?.path === path ? handed.read : null) },
})

declare module '#shared/api/createStore.ts' {
  interface LazySlices extends WithSlice<typeof handedFileSlice> {}
}

const { actions, selectors } = handedFileSlice.injectInto(rootReducer)

/** Hands a file to the card at this address, which is about to be opened. */
export function handFile(path: string, read: NamedFile<unknown>): void {
  store.dispatch(actions.handed({ path, read }))
}

/** The file that was handed to the card at this address; it stays until it is dropped. */
export function handedFile<Content>(path: string): NamedFile<Content> | null {
  return selectors.at(store.getState(), path) as NamedFile<Content> | null
}

export function dropHandedFile(): void {
  store.dispatch(actions.dropped())
}
