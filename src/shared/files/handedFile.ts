import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '#shared/api/createStore.ts'
import { store } from '#shared/api/store.ts'
import type { RecordFile } from './readRecordFile.ts'

/** A parsed file with its name. */
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

/** Passes a file to the card at this path, which opens next. */
export function handFile(path: string, read: NamedFile<unknown>): void {
  store.dispatch(actions.handed({ path, read }))
}

/** The file passed to the card at this path; it stays until dropped. */
export function handedFile<Content>(path: string): NamedFile<Content> | null {
  return selectors.at(store.getState(), path) as NamedFile<Content> | null
}

export function dropHandedFile(): void {
  store.dispatch(actions.dropped())
}
