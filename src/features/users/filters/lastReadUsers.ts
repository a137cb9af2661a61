import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { UserRow } from '#contracts/users.ts'
import { rootReducer } from '#shared/api/createStore.ts'
import { store } from '#shared/api/store.ts'
import { changedUsers, onUsersChange } from '../usersChanges.ts'

/** All users of a search, in order, read at `at` (ms). `isOld`: stale, still shown until read again. */
export type ReadUsers = { key: string; users: readonly UserRow[]; at: number; isOld?: true }

const lastReadUsersSlice = createSlice({
  name: 'lastReadUsers',
  initialState: null as ReadUsers | null,
  reducers: {
    read: (_, { payload }: PayloadAction<ReadUsers>) => payload,
    changed: (kept, { payload: users }: PayloadAction<readonly UserRow[]>) => kept && { ...kept, users },
    outdated: (kept) => kept && { ...kept, isOld: true },
  },
  selectors: { last: (kept) => kept },
})

declare module '#shared/api/createStore.ts' {
  interface LazySlices extends WithSlice<typeof lastReadUsersSlice> {}
}

const { actions, selectors } = lastReadUsersSlice.injectInto(rootReducer)

/** Cached, so that returning from a card does not read all pages again. */
export const selectLastReadUsers = selectors.last

export function setLastReadUsers(read: ReadUsers): void {
  store.dispatch(actions.read(read))
}

/** Marks the cached users as stale. */
export function outdateUsers(): void {
  store.dispatch(actions.outdated())
}

onUsersChange((change) => {
  if (!change) return outdateUsers()
  const kept = selectLastReadUsers(store.getState())
  if (kept) store.dispatch(actions.changed(changedUsers(kept.users, change)))
})
