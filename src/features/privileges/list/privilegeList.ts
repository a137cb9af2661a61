import type { Privilege } from '#contracts/privileges.ts'
import { appKey, titlesIn, wordedTitles } from '#shared/records/applications.ts'
import { isActive } from '#shared/records/activeState.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { byDate, firstWhere, reversed } from '#shared/list/localPage.ts'
import type { LocalList } from '#shared/list/useLocalPage.ts'
import type { ListSort } from '#shared/list/listSorts.ts'

const byCreation = byDate<Privilege>(({ createdon }) => createdon)

/** Orders of the list as addresses name them, in the order of the menu (PRV-05). */
export const privilegeList: LocalList<Privilege, ListSort> = {
  textOf: ({ name, description, sharedApps }) => `${name} ${description ?? ''} ${sharedApps ?? ''}`,
  orders: {
    active: firstWhere(({ idstate }) => isActive(idstate)),
    inactive: firstWhere(({ idstate }) => !isActive(idstate)),
    newest: reversed(byCreation),
    oldest: byCreation,
  },
}

export function nameOf({ id, name }: Privilege): string {
  return serverText(name) ?? String(id)
}

/**
 * Titles of the applications of a privilege, without those that no list shows (TBL-11, TBL-12); as the service words
 * them where the applications are not known.
 */
export function titlesOf(
  { application, sharedApps }: Privilege,
  offered: ReadonlyMap<string, string> | null,
): string[] {
  if (!offered) return wordedTitles(sharedApps)
  const names = application ?? titlesIn(sharedApps)
  return [...new Set(names.flatMap((name) => offered.get(appKey(name)) ?? []))]
}
