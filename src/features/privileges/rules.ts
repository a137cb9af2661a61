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

/** Addresses of the list and its cards; the tab name is never shown, since the card has no tabs. */
export const privilegeAddress = cardAddress('/privileges', ['datos'])

export const newPrivilegePath = privilegeAddress.path(0)
export const privilegePath = (id: number): string => privilegeAddress.path(id)

const byCreation = byDate<Privilege>(({ createdon }) => createdon)

/** Searched text, and orders by their value of `sort` in the address, in the order of the sort menu (PRV-05). */
export const privilegeSearchAndSort: LocalList<Privilege, ListSort> = {
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
 * Titles of a privilege's offered applications (TBL-11, TBL-12). While the applications are unknown, these are the
 * titles that the service sent (`sharedApps`), without the reserved one.
 */
export function titlesOf(
  { application, sharedApps }: Privilege,
  offered: ReadonlyMap<string, string> | null,
): string[] {
  if (!offered) return wordedTitles(sharedApps)
  const namesOrTitles = application ?? titlesIn(sharedApps)
  return [...new Set(namesOrTitles.flatMap((name) => offered.get(appKey(name)) ?? []))]
}

/** Which of these privileges the signed-in person has. */
export function heldAmong(names: readonly string[], claims: Pick<Claims, 'privileges'> | null): string[] {
  const held = new Set(claims?.privileges.map((name) => name.toLowerCase()))
  return names.filter((name) => held.has(name.toLowerCase()))
}

/** A privilege with the names of all its applications, including hidden ones. */
export type PrivilegeWithApplications = Privilege & { application: string[] }

export type PrivilegeAndList = {
  /** Null if there is none with this id. */
  privilege: PrivilegeWithApplications | null
  all: readonly Privilege[]
}

export function readPrivileges(dispatch: Dispatch): Promise<Read<readonly Privilege[]>> {
  return answerOf(dispatch(privilegesApi.endpoints.listPrivileges.initiate({}, forcedRead)))
}

/**
 * Reads a privilege again from the list, since there is no endpoint for one, and its applications if the row lacks
 * them: the service removes a privilege from every application that a save does not list.
 */
export async function readPrivilege(dispatch: Dispatch, id: number): Promise<Read<PrivilegeAndList>> {
  const list = await readPrivileges(dispatch)
  if ('error' in list) return list
  const all = list.data
  const row = all.find((one) => one.id === id)
  if (!row || row.application) return { data: { privilege: row ? withApplications(row, []) : null, all } }
  const { listApplicationsOfPrivilege } = privilegesApi.endpoints
  const applications = await answerOf(dispatch(listApplicationsOfPrivilege.initiate({ id }, forcedRead)))
  if ('error' in applications) return applications
  return { data: { privilege: withApplications(row, applications.data), all } }
}

/** The row with its own applications, else with those of `listApplicationsOfPrivilege`. */
export function withApplications(
  row: Privilege,
  applications: readonly { name: string }[],
): PrivilegeWithApplications {
  return { ...row, application: row.application ?? applications.map(({ name }) => name) }
}

export function toBody(
  stored: PrivilegeWithApplications,
  changes: Partial<PrivilegeBody> = {},
): PrivilegeBody {
  const { id, name, description, idstate, licence, isAuditable, application } = stored
  return { id, name, description: description ?? '', idstate, licence, isAuditable, application, ...changes }
}
