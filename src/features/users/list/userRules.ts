import { opaqueState, type UserRow } from '#contracts/users.ts'
import type { DisabledParam } from '#shared/list/disabledParam.ts'
import { serverText } from '#shared/lib/serverText.ts'

/** Greyed, and never switched (G-13). */
export const disabledParam: DisabledParam<UserRow> = { field: 'idstate', value: opaqueState }

/** Only users of type 2 and 4 have a switch (USR-07, USR-08); `typeuserid` counts where the other is missing (G-54). */
export function hasSwitch({ idTypeUser, typeuserid }: UserRow): boolean {
  return [2, 4].includes(idTypeUser ?? typeuserid ?? 0)
}

export function fullName({ names, surnames }: UserRow): string | null {
  return serverText(`${names} ${surnames}`)
}

/** How a question, a message or a control names a person: with the user name, which nobody else has (D38). */
export function nameOf(user: UserRow): string {
  const known = [fullName(user), serverText(user.userName)].filter((part) => part !== null)
  return known.length > 0 ? known.join(' · ') : String(user.id)
}
