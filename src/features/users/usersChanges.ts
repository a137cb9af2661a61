import {
  activateDeletedUser,
  createUser,
  deleteUser,
  modifyUser,
  setUserState,
  type UserRow,
} from '#contracts/users.ts'
import { onFoundDone } from '#shared/api/write.ts'
import { createListeners } from '#shared/browser/listeners.ts'
import type { UsersPage } from './list/joinPages.ts'

/** What a write has changed in rows that are shown; null where the rows do not tell. */
export type UsersChange = ((page: UsersPage) => void) | null

const listeners = createListeners<[UsersChange]>()

/** For whoever keeps rows beside the store; returns what ends it. */
export const onUsersChange = listeners.add

export const tellUsersChange = listeners.tell

const writes = [createUser, modifyUser, setUserState, deleteUser, activateDeletedUser].map(({ id }) => id)
onFoundDone((call) => {
  if (writes.includes(call)) tellUsersChange(null)
})

/** Rows as a write has changed them; the given ones stay as they are. */
export function changedUsers(users: readonly UserRow[], change: (page: UsersPage) => void): UserRow[] {
  const page = { users: users.map((user) => ({ ...user })), total: users.length }
  change(page)
  return page.users
}

export type UsersFollowed = {
  /** Rows that were read meanwhile, as they are after what was written since; null where the rows do not tell. */
  applied: (users: readonly UserRow[]) => readonly UserRow[] | null
  stop: () => void
}

/** Remembers what is written while rows are read: an answer may be older than that. */
export function followUsers(): UsersFollowed {
  const changes: UsersChange[] = []
  const stop = onUsersChange((change) => changes.push(change))
  return {
    applied: (users) =>
      changes.reduce<readonly UserRow[] | null>(
        (now, change) => now && change && changedUsers(now, change),
        users,
      ),
    stop,
  }
}
