import type { UserRow } from '#contracts/users.ts'
import { onSessionEnd } from '#shared/session/sessionEvents.ts'
import { onUsersChange } from '../usersChanges.ts'

/** Everybody whom a search finds, in its order, as read at a moment (ms). */
export type ReadUsers = { key: string; users: readonly UserRow[]; at: number }

let kept: ReadUsers | null = null
const listeners = new Set<() => void>()

/** What was read last, so that whoever comes back from a card does not wait for all pages again. */
export function keptUsers(): ReadUsers | null {
  return kept
}

export function keepUsers(read: ReadUsers | null): void {
  kept = read
  for (const listener of listeners) listener()
}

export function onKeptUsers(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// Whom somebody looked for is nobody else's business.
onSessionEnd(() => keepUsers(null))

onUsersChange((change) => {
  if (!kept) return
  if (!change) return keepUsers(null)
  const page = { users: kept.users.map((user) => ({ ...user })), total: kept.users.length }
  change(page)
  keepUsers({ ...kept, users: page.users })
})
