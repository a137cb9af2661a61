import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '#shared/api/createStore.ts'
import { store } from '#shared/api/store.ts'

export type ShellDialog = 'keys' | 'preferences'

const shellDialogSlice = createSlice({
  name: 'shellDialog',
  initialState: null as ShellDialog | null,
  reducers: {
    opened: (_, { payload }: PayloadAction<ShellDialog>) => payload,
    closed: () => null,
  },
  selectors: { open: (dialog) => dialog },
})

declare module '#shared/api/createStore.ts' {
  interface LazySlices extends WithSlice<typeof shellDialogSlice> {}
}

const { actions, selectors } = shellDialogSlice.injectInto(rootReducer)

/** The open dialog of the shell; any component may open it. */
export const selectShellDialog = selectors.open

export function openShellDialog(dialog: ShellDialog): void {
  store.dispatch(actions.opened(dialog))
}

export function closeShellDialog(): void {
  store.dispatch(actions.closed())
}
