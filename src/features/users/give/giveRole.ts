import type { Role } from '#contracts/roles.ts'
import { rolesApi } from '#features/roles/api.ts'
import { again, answerOf, type Answered } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Changed, Read } from '#shared/api/lookUp.ts'
import { isActive } from '#shared/records/activeState.ts'
import { usersApi } from '../api.ts'
import { heldRoles, rolesOf } from '../card/readUser.ts'
import { companiesBody, noCompanyChanges } from '../companies/companyChanges.ts'
import { sentCountry, toBody, toForm } from '../form.ts'
import { rolesBody } from '../roles/roleChanges.ts'

/** What a role is to a person: given, not given, or there is no such role any more. */
export function roleState(roles: readonly Role[], name: string): boolean | 'gone' {
  const role = roles.find((one) => one.name === name)
  // Somebody may still have a role that is off, and it can be taken from them.
  if (!role || (!isActive(role.idstate) && !role.assigned)) return 'gone'
  return role.assigned ?? false
}

/** `already`: it was so before, and nothing was sent. */
export type Given = Changed | 'gone' | 'nobody' | 'already'

/**
 * Gives a person a role, or takes it. Everything else goes back as the service has it at that moment, read one call after
 * the other just before (T73), so that nobody else's change is overwritten.
 */
export async function giveRole(dispatch: Dispatch, id: number, name: string, gives: boolean): Promise<Given> {
  const { getUser, listCompanies, listCountries, modifyUser } = usersApi.endpoints
  const roles = await readRoles(dispatch, id)
  if ('error' in roles) return { error: roles.error, isUnsent: true }
  const state = roleState(roles.data, name)
  if (state === 'gone') return 'gone'
  if (state === gives) return 'already'
  const user = await answerOf(dispatch(getUser.initiate({ id }, again)))
  if ('error' in user) return { error: user.error, isUnsent: true }
  if (!user.data) return 'nobody'
  const companies = await answerOf(dispatch(listCompanies.initiate({ userid: String(id) }, again)))
  if ('error' in companies) return { error: companies.error, isUnsent: true }
  const countries = await answerOf(dispatch(listCountries.initiate()))
  if ('error' in countries) return { error: countries.error, isUnsent: true }
  const form = toForm(user.data)
  const body = toBody(form, {
    id,
    country: sentCountry(countries.data, form.country, user.data),
    customers: companiesBody(companies.data, noCompanyChanges),
    roles: rolesBody(roles.data, new Map([[name, gives]])),
  })
  return dispatch(modifyUser.initiate({ body }, { track: false }))
}

/** Whether a person has a role, asked of the service; null where there is none of this name. */
export async function readHasRole(
  dispatch: Dispatch,
  id: number,
  name: string,
): Promise<Read<boolean | null>> {
  const roles = await readRoles(dispatch, id)
  if ('error' in roles) return roles
  const state = roleState(roles.data, name)
  return { value: state === 'gone' ? null : state }
}

function readRoles(dispatch: Dispatch, id: number): Promise<Answered<readonly Role[]>> {
  return heldRoles(answerOf(dispatch(rolesApi.endpoints.listRoles.initiate(rolesOf(id), again))))
}
