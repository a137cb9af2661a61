import {
  activateDeletedUser,
  createUser,
  deleteUser,
  modifyUser,
  setUserState,
  type UserRow,
} from '#contracts/users.ts'
import { onFoundDone } from '#shared/api/reads.ts'
import { createListeners } from '#shared/browser/listeners.ts'
import type { UsersPage } from './list/joinPages.ts'

/** Applies a write to shown rows; null if the rows cannot tell. */
type UsersChange = ((page: UsersPage) => void) | null

const listeners = createListeners<[UsersChange]>()

/** For code that caches rows outside the store; returns the unsubscribe function. */
export const onUsersChange = listeners.add

export const notifyUsersChange = listeners.notify

const writes = [createUser, modifyUser, setUserState, deleteUser, activateDeletedUser].map(({ id }) => id)
onFoundDone((call) => {
  if (writes.includes(call)) notifyUsersChange(null)
})

/** Copies of rows with a write applied. */
export function changedUsers(users: readonly UserRow[], change: (page: UsersPage) => void): UserRow[] {
  const page = { users: users.map((user) => ({ ...user })), total: users.length }
  change(page)
  return page.users
}

export type UsersFollowed = {
  /** Applies the writes since the read began to its rows; null if the rows cannot tell. */
  applied: (users: readonly UserRow[]) => readonly UserRow[] | null
  stop: () => void
}

/** Records writes during a read, whose answer may be older. */
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
