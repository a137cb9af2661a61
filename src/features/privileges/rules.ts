import { cardAddress } from '#shared/cards/cardAddress.ts'
import type { Privilege, PrivilegeBody } from '#contracts/privileges.ts'
import { appKey, titlesIn, wordedTitles } from '#shared/records/applications.ts'
import { isActive } from '#shared/records/activeState.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { byDate, firstWhere, reversed } from '#shared/list/localPage.ts'
import type { LocalList } from '#shared/list/useLocalPage.ts'
import type { ListSort } from '#shared/list/listSorts.ts'
import type { Claims } from '#shared/session/claims.ts'
import type { Read } from '#shared/api/lookUp.ts'
import { again, answerOf } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { privilegesApi } from './api.ts'

/** The card has one tab, which has no part of its own in the address. */
export const privilegeAddress = cardAddress('/privileges', ['datos'])

export const newPrivilegePath = privilegeAddress.path(0)
export const privilegePath = (id: number): string => privilegeAddress.path(id)

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

/** Those of these privileges that the token of the session has. */
export function heldAmong(names: readonly string[], claims: Pick<Claims, 'privileges'> | null): string[] {
  const held = new Set(claims?.privileges.map((name) => name.toLowerCase()))
  return names.filter((name) => held.has(name.toLowerCase()))
}

/** A privilege with the names of all its applications, those that no list shows included. */
export type StoredPrivilege = Privilege & { application: string[] }

export type ReadPrivilege = {
  /** Null where there is none with this id. */
  privilege: StoredPrivilege | null
  all: readonly Privilege[]
}

/**
 * Asks for a privilege again; there is no call for one, so the list is read. A save with fewer applications than
 * it has would take it from them: where the row does not name them, they are asked for.
 */
export async function readPrivilege(dispatch: Dispatch, id: number): Promise<Read<ReadPrivilege>> {
  const { listPrivileges, listApplicationsOfPrivilege } = privilegesApi.endpoints
  const list = await answerOf(dispatch(listPrivileges.initiate({}, again)))
  if ('error' in list) return list
  const all = list.data
  const row = all.find((one) => one.id === id)
  if (!row || row.application) return { value: { privilege: row ? withApplications(row, []) : null, all } }
  const applications = await answerOf(dispatch(listApplicationsOfPrivilege.initiate({ id }, again)))
  if ('error' in applications) return applications
  return { value: { privilege: withApplications(row, applications.data), all } }
}

/** What the row says comes first; the other answer may leave applications out. */
export function withApplications(row: Privilege, applications: readonly { name: string }[]): StoredPrivilege {
  return { ...row, application: row.application ?? applications.map(({ name }) => name) }
}

export function toBody(stored: StoredPrivilege, changes: Partial<PrivilegeBody> = {}): PrivilegeBody {
  const { id, name, description, idstate, licence, isAuditable, application } = stored
  return { id, name, description: description ?? '', idstate, licence, isAuditable, application, ...changes }
}
