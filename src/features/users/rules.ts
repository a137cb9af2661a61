import { hiddenApplication } from '#contracts/applications.ts'
import { opaqueState, usersPerPage, type UserRow } from '#contracts/users.ts'
import type { Claims } from '#shared/session/claims.ts'
import { isActive } from '#shared/records/activeState.ts'
import { lastPageOf } from '#shared/list/pages.ts'
import { appKey } from '#shared/records/applications.ts'
import { fullName } from '#shared/records/fullName.ts'
import { isOfAdministration } from '#shared/records/isOfAdministration.ts'
import { serverText } from '#shared/texts/serverText.ts'

/** Dimmed, and never switched (G-13). */
export function isOpaque({ idstate }: UserRow): boolean {
  return idstate === opaqueState
}

/** Only users of type 2 and 4 have a switch (USR-07, USR-08); `typeuserid` is the fallback (G-54). */
export function hasSwitch({ idTypeUser, typeuserid }: UserRow): boolean {
  return [2, 4].includes(idTypeUser ?? typeuserid ?? 0)
}

/** Whether a row is the signed-in user; compares the name if the token has no id. */
export function isSelf({ id, userName }: Pick<UserRow, 'id' | 'userName'>, claims: Claims | null): boolean {
  if (claims === null) return false
  if (claims.userId !== '') return claims.userId === String(id)
  return claims.uniqueName !== '' && claims.uniqueName.toLowerCase() === userName.trim().toLowerCase()
}

/** Whether a role of the row is administrative, by its name: no call tells what a role is for. */
export function isAdministrator({ roles }: Pick<UserRow, 'roles'>): boolean {
  return namesIn(roles).some(isOfAdministration)
}

export type SkipReason = 'type' | 'opaque' | 'already' | 'self'

/** Why a bulk action skips a user; null if it does not. */
export function skipReason(user: UserRow, turnsOn: boolean, claims: Claims | null = null): SkipReason | null {
  if (!hasSwitch(user)) return 'type'
  if (isOpaque(user)) return 'opaque'
  if (isActive(user.idstate) === turnsOn) return 'already'
  return isSelf(user, claims) ? 'self' : null
}

/** Name of a user in questions, messages and controls, with the user name, which is unique (D38). */
export function nameOf(user: UserRow): string {
  const known = [fullName(user), serverText(user.userName)].filter((part) => part !== null)
  return known.length > 0 ? known.join(' · ') : String(user.id)
}

/** The service sends an array or comma-separated text. */
export function namesIn(listed: string | readonly string[] | null | undefined): string[] {
  const names = typeof listed === 'string' ? listed.split(',') : (listed ?? [])
  return names.map((name) => name.trim()).filter((name) => name !== '')
}

/** The applications of a row without the reserved one (TBL-11), by title if known. */
export function applicationsIn(
  { applications }: Pick<UserRow, 'applications'>,
  titles: ReadonlyMap<string, string> | null = null,
): string[] {
  return namesIn(applications)
    .filter((name) => name.toUpperCase() !== hiddenApplication)
    .map((name) => titles?.get(appKey(name)) ?? name)
}

/** Names or titles of the applications of a row, with the reserved one. */
export function applicationsOfUser({ applications }: Pick<UserRow, 'applications'>): string[] {
  return namesIn(applications)
}

/** The given roles that a row has, ignoring case. */
export function rolesHeld({ roles }: Pick<UserRow, 'roles'>, names: readonly string[]): string[] {
  const held = new Set(namesIn(roles).map((name) => name.toLowerCase()))
  return names.filter((name) => held.has(name.trim().toLowerCase()))
}

/** Maximum number of pages to read to find the users with a role. */
export const mostPages = 200

/** Number of service pages for this many users. */
export const pagesOf = (total: number): number => lastPageOf(total, usersPerPage)
