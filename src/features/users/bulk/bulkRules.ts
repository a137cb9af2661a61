import { opaqueState, type UserRow } from '#contracts/users.ts'
import { isActive } from '#shared/lib/activeState.ts'
import { hasSwitch } from '../list/userRules.ts'
import type { Problem } from '../list/actionProblem.ts'

/** Why a user is left out of a run: the type has no switch, the state is opaque, there is nothing to do. */
export type SkipReason = 'type' | 'opaque' | 'already'

export type Entry =
  | { user: UserRow; result: 'waiting' | 'done' | 'unsent' }
  | { user: UserRow; result: 'skipped'; reason: SkipReason }
  | { user: UserRow; result: 'failed'; problem: Problem }

/** The plan of a run: who is switched, and who is left out and why. */
export function planOf(users: readonly UserRow[], turnsOn: boolean): Entry[] {
  return users.map((user) => {
    const reason = skipReason(user, turnsOn)
    return reason ? { user, result: 'skipped', reason } : { user, result: 'waiting' }
  })
}

export function skipReason(user: UserRow, turnsOn: boolean): SkipReason | null {
  if (!hasSwitch(user)) return 'type'
  if (user.idstate === opaqueState) return 'opaque'
  return isActive(user.idstate) === turnsOn ? 'already' : null
}

/** Those that failed wait again; nobody else is touched by a retry. */
export function withFailedWaiting(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => (entry.result === 'failed' ? { user: entry.user, result: 'waiting' } : entry))
}

/** Failures first, then who was left out or not sent; each in the order of the run. */
export function byConcern(entries: readonly Entry[]): Entry[] {
  const order = ['failed', 'unsent', 'skipped', 'waiting', 'done']
  return entries.toSorted((one, other) => order.indexOf(one.result) - order.indexOf(other.result))
}

export function countOf(entries: readonly Entry[], result: Entry['result']): number {
  return entries.filter((entry) => entry.result === result).length
}
