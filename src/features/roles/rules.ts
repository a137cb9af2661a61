import { cardAddress } from '#shared/cards/cardAddress.ts'
import type { Role, RoleBody } from '#contracts/roles.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey, titlesIn, wordedTitles } from '#shared/records/applications.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { byDate, firstWhere, reversed } from '#shared/list/localPage.ts'
import type { LocalList } from '#shared/list/useLocalPage.ts'
import type { ListSort } from '#shared/list/listSorts.ts'
import { type Read, forcedRead, answerOf } from '#shared/api/reads.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { readMany } from '#shared/api/readMany.ts'
import { bodyEntries, noAccessChanges, type AccessEdits, type RoleAccess } from './access/roleAccess.ts'
import { rolesApi } from './api.ts'

export const roleAddress = cardAddress('/roles', ['datos', 'aplicaciones'])
export type RoleTab = (typeof roleAddress.tabs)[number]

export const newRolePath = roleAddress.path(0)
export const rolePath = (id: number): string => roleAddress.path(id)

/** The user list, filtered by role. */
export const peopleOfRolePath = (name: string): string => `/users?${new URLSearchParams({ role: name })}`

/** The user list, to choose users who get a role. */
export const giveRolePath = (name: string): string => `/users?${new URLSearchParams({ give: name })}`

const byCreation = byDate<Role>(({ createdon }) => createdon)

/** Searched text, and orders by their value of `sort` in the address, in the order of the sort menu (ROL-04). */
export const roleSearchAndSort: LocalList<Role, ListSort> = {
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
 * Titles of a role's offered applications (TBL-11, TBL-12). While the applications are unknown, these are the titles
 * that the service sent, without the reserved one.
 */
export function titlesOf({ sharedApps }: Role, offered: ReadonlyMap<string, string> | null): string[] {
  if (!offered) return wordedTitles(sharedApps)
  return [...new Set(titlesIn(sharedApps).flatMap((name) => offered.get(appKey(name)) ?? []))]
}

export type RoleAndList = {
  /** Null if there is none with this id. */
  role: Role | null
  /** All privileges of its applications, `assigned` if it has them. */
  access: readonly RoleAccess[]
  all: readonly Role[]
}

export function readRoles(dispatch: Dispatch): Promise<Read<readonly Role[]>> {
  return answerOf(dispatch(rolesApi.endpoints.listRoles.initiate({}, forcedRead)))
}

/**
 * Reads a role again with its privileges in every application, opened or not: a save removes what it does not
 * name (D16, G-40). The id 0 is a new role.
 */
export async function readRole(dispatch: Dispatch, id: number): Promise<Read<RoleAndList>> {
  const { listApplicationsOfRole, listPrivilegesOfRole } = privilegesApi.endpoints
  const list = await readRoles(dispatch)
  if ('error' in list) return list
  const all = list.data
  const role = all.find((one) => one.id === id) ?? null
  if (!role) return { data: { role, access: [], all } }
  const rol = String(id)
  const own = await answerOf(dispatch(listApplicationsOfRole.initiate({ rol }, forcedRead)))
  if ('error' in own) return own
  const privileges = await readMany(own.data, ({ name }) =>
    answerOf(dispatch(listPrivilegesOfRole.initiate({ rol, application: name }, forcedRead))),
  )
  if ('error' in privileges) return privileges
  const access = own.data.map(({ name, isVisible }, at) => ({
    name,
    isVisible,
    privileges: privileges.data[at]!,
  }))
  return { data: { role, access, all } }
}

/** Request body of a role; `edits` are the changes to its privileges. */
export function toBody(
  role: Role,
  access: readonly RoleAccess[],
  changes: Partial<RoleBody> = {},
  edits: AccessEdits = noAccessChanges,
): RoleBody {
  const { id, name, description, alias, idstate } = role
  const application = bodyEntries(access, edits)
  return { id, name, description: description ?? '', alias: alias ?? '', idstate, application, ...changes }
}
