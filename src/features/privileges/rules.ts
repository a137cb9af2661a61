import { cardAddress } from '#shared/cards/cardAddress.ts'
import type { Privilege, PrivilegeBody } from '#contracts/privileges.ts'
import { appKey, titlesIn, wordedTitles } from '#shared/records/applications.ts'
import { isActive } from '#shared/records/activeState.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { byDate, firstWhere, reversed } from '#shared/list/localPage.ts'
import type { LocalList } from '#shared/list/useLocalPage.ts'
import type { ListSort } from '#shared/list/listSorts.ts'
import type { Claims } from '#shared/session/claims.ts'
import { type Read, forcedRead, answerOf } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { privilegesApi } from './api.ts'

/** Addresses of the list and its cards. The first tab, here the only one, is never in the address. */
export const privilegeAddress = cardAddress('/privileges', ['datos'])

export const newPrivilegePath = privilegeAddress.path(0)
export const privilegePath = (id: number): string => privilegeAddress.path(id)

const byCreation = byDate<Privilege>(({ createdon }) => createdon)

/** Sort orders by their URL value, in menu order (PRV-05). */
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
 * Titles of a privilege's applications, without those hidden in lists (TBL-11, TBL-12). While the applications are not
 * loaded, the titles that the service sent (`sharedApps`).
 */
export function titlesOf(
  { application, sharedApps }: Privilege,
  offered: ReadonlyMap<string, string> | null,
): string[] {
  if (!offered) return wordedTitles(sharedApps)
  const names = application ?? titlesIn(sharedApps)
  return [...new Set(names.flatMap((name) => offered.get(appKey(name)) ?? []))]
}

/** Those of these privileges that the signed-in person has. */
export function heldAmong(names: readonly string[], claims: Pick<Claims, 'privileges'> | null): string[] {
  const held = new Set(claims?.privileges.map((name) => name.toLowerCase()))
  return names.filter((name) => held.has(name.toLowerCase()))
}

/** A privilege with the names of all its applications, including hidden ones. */
export type StoredPrivilege = Privilege & { application: string[] }

export type ReadPrivilege = {
  /** Null if there is none with this id. */
  privilege: StoredPrivilege | null
  all: readonly Privilege[]
}

/**
 * Reads a privilege again from the list, since there is no endpoint for one. The service removes it from every
 * application that a save does not list, so they are read if the row lacks them.
 */
export async function readPrivilege(dispatch: Dispatch, id: number): Promise<Read<ReadPrivilege>> {
  const { listPrivileges, listApplicationsOfPrivilege } = privilegesApi.endpoints
  const list = await answerOf(dispatch(listPrivileges.initiate({}, forcedRead)))
  if ('error' in list) return list
  const all = list.data
  const row = all.find((one) => one.id === id)
  if (!row || row.application) return { data: { privilege: row ? withApplications(row, []) : null, all } }
  const applications = await answerOf(dispatch(listApplicationsOfPrivilege.initiate({ id }, forcedRead)))
  if ('error' in applications) return applications
  return { data: { privilege: withApplications(row, applications.data), all } }
}

/** Uses the row's applications; the other answer, which may be incomplete, only if the row has none. */
export function withApplications(row: Privilege, applications: readonly { name: string }[]): StoredPrivilege {
  return { ...row, application: row.application ?? applications.map(({ name }) => name) }
}

export function toBody(stored: StoredPrivilege, changes: Partial<PrivilegeBody> = {}): PrivilegeBody {
  const { id, name, description, idstate, licence, isAuditable, application } = stored
  return { id, name, description: description ?? '', idstate, licence, isAuditable, application, ...changes }
}
