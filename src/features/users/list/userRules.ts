import { hiddenApplication } from '#contracts/applications.ts'
import { opaqueState, usersPerPage, type UserRow } from '#contracts/users.ts'
import type { Claims } from '#shared/session/claims.ts'
import { isActive } from '#shared/records/activeState.ts'
import type { DisabledParam } from '#shared/list/disabledParam.ts'
import { lastPageOf } from '#shared/list/pages.ts'
import { appKey } from '#shared/records/applications.ts'
import { fullName } from '#shared/records/fullName.ts'
import { isOfAdministration } from '#shared/records/isOfAdministration.ts'
import { serverText } from '#shared/texts/serverText.ts'

/** Greyed, and never switched (G-13). */
export const disabledParam: DisabledParam<UserRow> = { field: 'idstate', value: opaqueState }

/** Only users of type 2 and 4 have a switch (USR-07, USR-08); `typeuserid` counts where the other is missing (G-54). */
export function hasSwitch({ idTypeUser, typeuserid }: UserRow): boolean {
  return [2, 4].includes(idTypeUser ?? typeuserid ?? 0)
}

/** Whether a row is the person who looks at it; the name counts where the token has no id. */
export function isSelf({ id, userName }: Pick<UserRow, 'id' | 'userName'>, claims: Claims | null): boolean {
  if (claims === null) return false
  if (claims.userId !== '') return claims.userId === String(id)
  return claims.uniqueName !== '' && claims.uniqueName.toLowerCase() === userName.trim().toLowerCase()
}

/** Whether a role of the row is one of administration, by its name: no call says what a role is for. */
export function isAdministrator({ roles }: Pick<UserRow, 'roles'>): boolean {
  return namesIn(roles).some(isOfAdministration)
}

export type SkipReason = 'type' | 'opaque' | 'already' | 'self'

/** Why a user is left out of a bulk run; null where the user is switched. */
export function skipReason(user: UserRow, turnsOn: boolean, claims: Claims | null = null): SkipReason | null {
  if (!hasSwitch(user)) return 'type'
  if (user.idstate === opaqueState) return 'opaque'
  if (isActive(user.idstate) === turnsOn) return 'already'
  return isSelf(user, claims) ? 'self' : null
}

/** How a question, a message or a control names a person: with the user name, which nobody else has (D38). */
export function nameOf(user: UserRow): string {
  const known = [fullName(user), serverText(user.userName)].filter((part) => part !== null)
  return known.length > 0 ? known.join(' · ') : String(user.id)
}

/** What the service sends as an array or as text with commas. */
export function namesIn(listed: string | readonly string[] | null | undefined): string[] {
  const names = typeof listed === 'string' ? listed.split(',') : (listed ?? [])
  return names.map((name) => name.trim()).filter((name) => name !== '')
}

/** The applications of a row without the reserved one (TBL-11), by their titles as far as these are known. */
export function applicationsIn(
  { applications }: Pick<UserRow, 'applications'>,
  titles: ReadonlyMap<string, string> | null = null,
): string[] {
  return namesIn(applications)
    .filter((name) => name.toUpperCase() !== hiddenApplication)
    .map((name) => titles?.get(appKey(name)) ?? name)
}

/** Names or titles of the applications of a row, the reserved one among them. */
export function applicationsOfUser({ applications }: Pick<UserRow, 'applications'>): string[] {
  return namesIn(applications)
}

/** Those of these roles that a row names, whatever the case. */
export function rolesHeld({ roles }: Pick<UserRow, 'roles'>, names: readonly string[]): string[] {
  const held = new Set(namesIn(roles).map((name) => name.toLowerCase()))
  return names.filter((name) => held.has(name.trim().toLowerCase()))
}

/** More pages than these are not read to find out who has a role. */
export const mostPages = 200

/** How many pages the service has of so many users. */
export const pagesOf = (total: number): number => lastPageOf(total, usersPerPage)
