import type { UsersPage } from './list/joinPages.ts'

/** What a write has changed in rows that are shown; null where the rows do not tell. */
export type UsersChange = ((page: UsersPage) => void) | null

const listeners = new Set<(change: UsersChange) => void>()

/** For whoever keeps rows beside the store. */
export function onUsersChange(listener: (change: UsersChange) => void): void {
  listeners.add(listener)
}

export function tellUsersChange(change: UsersChange): void {
  for (const listener of listeners) listener(change)
}
