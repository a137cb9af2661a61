import type { Role } from '#contracts/roles.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey, titlesIn, wordedTitles } from '#shared/records/applications.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { byDate, firstWhere, reversed } from '#shared/list/localPage.ts'
import type { LocalList } from '#shared/list/useLocalPage.ts'
import type { ListSort } from '#shared/list/listSorts.ts'

const byCreation = byDate<Role>(({ createdon }) => createdon)

/** Sort orders by their URL value, in menu order (ROL-04). */
export const roleList: LocalList<Role, ListSort> = {
  textOf: ({ name, alias, description, sharedApps }) =>
    `${name} ${alias ?? ''} ${description ?? ''} ${sharedApps ?? ''}`,
  orders: {
    active: firstWhere(({ idstate }) => isActive(idstate)),
    inactive: firstWhere(({ idstate }) => !isActive(idstate)),
    newest: reversed(byCreation),
    oldest: byCreation,
  },
}

export function nameOf({ id, name }: Role): string {
  return serverText(name) ?? String(id)
}

/**
 * Titles of a role's applications, without those hidden in lists (TBL-11, TBL-12); the service's text if the
 * applications are unknown.
 */
export function titlesOf({ sharedApps }: Role, offered: ReadonlyMap<string, string> | null): string[] {
  if (!offered) return wordedTitles(sharedApps)
  return [...new Set(titlesIn(sharedApps).flatMap((name) => offered.get(appKey(name)) ?? []))]
}
