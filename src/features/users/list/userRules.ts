import { opaqueState, type UserRow } from '#contracts/users.ts'
import type { DisabledParam } from '#shared/list/disabledParam.ts'
import { serverText } from '#shared/lib/serverText.ts'

/** Greyed, and never switched (G-13). */
export const disabledParam: DisabledParam<UserRow> = { field: 'idstate', value: opaqueState }

/** Only users of type 2 and 4 have a switch (USR-07, USR-08); `typeuserid` counts where the other is missing (G-54). */
export function hasSwitch({ idTypeUser, typeuserid }: UserRow): boolean {
  return [2, 4].includes(idTypeUser ?? typeuserid ?? 0)
}

/** How a question or a message names a person. */
export function nameOf({ names, surnames, userName, id }: UserRow): string {
  return serverText(`${names} ${surnames}`) ?? serverText(userName) ?? String(id)
}
