import type { UserRow } from '#contracts/users.ts'
import type { Claims } from '#shared/session/claims.ts'
import { isSelf, rolesHeld } from '../list/userRules.ts'

/** `already`: as it would be afterwards. `self`: nobody changes what they may do themselves. */
export type RoleSkip = 'already' | 'self'

/** Why somebody is left out beforehand, by what the row says. */
export function roleSkip(
  user: UserRow,
  { role, gives }: { role: string; gives: boolean },
  claims: Claims | null,
): RoleSkip | null {
  if (isSelf(user, claims)) return 'self'
  return rolesHeld(user, [role]).length > 0 === gives ? 'already' : null
}
