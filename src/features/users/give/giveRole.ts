import type { Role } from '#contracts/roles.ts'
import type { UserRow } from '#contracts/users.ts'
import { rolesApi } from '#features/roles/api.ts'
import { forcedRead, answerOf, foundIn, type Read } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Ready } from '#shared/api/write.ts'
import type { Switch } from '#shared/changes/change.ts'
import { isActive } from '#shared/records/activeState.ts'
import type { Claims } from '#shared/session/claims.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { usersApi } from '../api.ts'
import { heldRoles, rolesOf, userBody } from '../card/readUser.ts'
import { noCompanyChanges } from '../companies/companyChanges.ts'
import { toForm } from '../card/form.ts'
import { isSelf, namesIn } from '../rules.ts'
import './texts.ts'

/** `already`: nothing would change. `self`: users cannot change their own roles. */
export type RoleSkip = 'already' | 'self'

/** Why a user is skipped, by the data of the row. */
export function roleSkip(
  user: UserRow,
  { role, gives }: { role: string; gives: boolean },
  claims: Claims | null,
): RoleSkip | null {
  if (isSelf(user, claims)) return 'self'
  return holdersAmong([user])(role) > 0 === gives ? 'already' : null
}

/** Counts the users with a role, by their rows, ignoring case. */
export function holdersAmong(users: readonly UserRow[]): (role: string) => number {
  const counts = new Map<string, number>()
  for (const { roles } of users)
    for (const name of new Set(namesIn(roles).map((one) => one.toLowerCase())))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  return (role) => counts.get(role.trim().toLowerCase()) ?? 0
}

/** State of a role for a user: assigned, not assigned, or no longer available. */
export function roleState(roles: readonly Role[], name: string): boolean | 'gone' {
  const role = roles.find((one) => one.name === name)
  // An inactive role that is still assigned can be taken.
  if (!role || (!isActive(role.idstate) && !role.assigned)) return 'gone'
  return role.assigned ?? false
}

/**
 * Switches a role of a user. All other data is read just before the write and sent back (T73), so that concurrent
 * changes are not overwritten. `onGone`: the role no longer exists.
 */
export function heldRole(
  dispatch: Dispatch,
  id: number,
  name: string,
  onGone?: () => void,
): Switch<boolean, 'already'> {
  const { getUser, listCompanies, listCountries, modifyUser } = usersApi.endpoints

  /** Null if no role has this name. */
  async function read(): Promise<Read<boolean | null>> {
    const roles = await readRoles(dispatch, id)
    if ('error' in roles) return roles
    const state = roleState(roles.data, name)
    return { data: state === 'gone' ? null : state }
  }

  async function prepare(gives: boolean): Promise<Ready<unknown, 'already'>> {
    const roles = await readRoles(dispatch, id)
    if ('error' in roles) return roles
    const state = roleState(roles.data, name)
    if (state === 'gone') {
      onGone?.()
      return { refusal: i18n.t('giveRole:gone', { role: serverText(name) ?? '—' }) }
    }
    if (state === gives) return { why: 'already' }
    const user = await answerOf(dispatch(getUser.initiate({ id }, forcedRead)))
    if ('error' in user) return user
    if (!user.data) return { refusal: i18n.t('giveRole:nobody') }
    const companies = await answerOf(dispatch(listCompanies.initiate({ userid: String(id) }, forcedRead)))
    if ('error' in companies) return companies
    const countries = await answerOf(dispatch(listCountries.initiate()))
    if ('error' in countries) return countries
    const stored = {
      user: user.data,
      companies: companies.data,
      roles: roles.data,
      countries: countries.data,
    }
    const sets = { companies: noCompanyChanges, roles: new Map([[name, gives]]) }
    const body = userBody(id, stored, { values: toForm(user.data), sets })
    return {
      send: () => dispatch(modifyUser.initiate({ body }, { track: false })),
      lookUp: () => foundIn(read(), (has) => has === gives),
    }
  }
  return { read, writeTo: (gives) => ({ prepare: () => prepare(gives) }) }
}

function readRoles(dispatch: Dispatch, id: number): Promise<Read<readonly Role[]>> {
  return heldRoles(answerOf(dispatch(rolesApi.endpoints.listRoles.initiate(rolesOf(id), forcedRead))))
}
