import { opaqueState, type UserRow } from '#contracts/users.ts'
import { isActive } from '#shared/lib/activeState.ts'
import { hasSwitch } from '../list/userRules.ts'

/** The type has no switch, the state is opaque, or there is nothing to do. */
export type SkipReason = 'type' | 'opaque' | 'already'

/** Why a user is left out of a bulk run; null where the user is switched. */
export function skipReason(user: UserRow, turnsOn: boolean): SkipReason | null {
  if (!hasSwitch(user)) return 'type'
  if (user.idstate === opaqueState) return 'opaque'
  return isActive(user.idstate) === turnsOn ? 'already' : null
}
