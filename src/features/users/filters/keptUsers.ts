import type { UserRow } from '#contracts/users.ts'
import { createListeners } from '#shared/browser/listeners.ts'
import { onPersonGone } from '#shared/session/currentPerson.ts'
import { changedUsers, onUsersChange } from '../usersChanges.ts'

/** Everybody whom a search finds, in its order, as read at a moment (ms). `isOld`: to be read again, and seen meanwhile. */
export type ReadUsers = { key: string; users: readonly UserRow[]; at: number; isOld?: true }

let kept: ReadUsers | null = null
const listeners = createListeners()

/** What was read last, so that whoever comes back from a card does not wait for all pages again. */
export function keptUsers(): ReadUsers | null {
  return kept
}

export function keepUsers(read: ReadUsers | null): void {
  kept = read
  listeners.tell()
}

/** What is kept is to be read again. */
export function outdateUsers(): void {
  if (kept) keepUsers({ ...kept, isOld: true })
}

export const onKeptUsers = listeners.add

// Whom somebody looked for is nobody else's business.
onPersonGone(() => keepUsers(null))

onUsersChange((change) => {
  if (!change) outdateUsers()
  else if (kept) keepUsers({ ...kept, users: changedUsers(kept.users, change) })
})
