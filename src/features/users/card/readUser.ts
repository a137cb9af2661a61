import { answerOf, type Read } from '#shared/api/reads.ts'
import type { Company } from '#contracts/companies.ts'
import { listRoles, type Role } from '#contracts/roles.ts'
import { documentTypesApplication, type Country, type User, type UserBody } from '#contracts/users.ts'
import { rolesApi } from '#features/roles/api.ts'
import { unusable } from '#shared/api/apiError.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { CardContent } from '#shared/cards/cardParts.ts'
import { usersApi } from '../api.ts'
import { companiesBody, type CompanyChanges } from '../companies/companyChanges.ts'
import { findCountry, sentCountry, toBody, toForm, type UserForm } from './form.ts'
import { rolesBody, type RoleChanges } from '../roles/roleChanges.ts'

/** A stored user with all assignable companies and roles. */
export type StoredUser = {
  user: User | null
  companies: readonly Company[]
  roles: readonly Role[]
  countries: readonly Country[]
}

/** Input to read the document types of a country (CLM-06). */
export function documentTypesOf(code: string): { headers: { code: string; appName: string } } {
  return { headers: { code, appName: documentTypesApplication } }
}

/** Input to read the roles of a user in all applications (G-57); a new user has none. */
export function rolesOf(id: number): { headers: { user?: string } } {
  return { headers: id === 0 ? {} : { user: String(id) } }
}

/** The roles of a user for a save. A list without any assigned flag is an error: the save would remove every role. */
export async function heldRoles(read: Promise<Read<Role[]>>): Promise<Read<Role[]>> {
  const answer = await read
  const saysNothing = 'data' in answer && answer.data.every(({ assigned }) => typeof assigned !== 'boolean')
  return saysNothing && answer.data.length > 0 ? { error: unusable(listRoles.id) } : answer
}

/** Reads all that a save needs; a stored user again, because others may have changed it (hardening T73). */
export async function readUser(dispatch: Dispatch, id: number): Promise<Read<StoredUser>> {
  const { getUser, listCompanies, listCountries, listDocumentTypesOfCountry } = usersApi.endpoints
  const fresh = { forceRefetch: id !== 0 }
  const asked = answerOf(dispatch(rolesApi.endpoints.listRoles.initiate(rolesOf(id), fresh)))
  const [user, companies, roles, countries] = await Promise.all([
    id === 0 ? { data: null } : answerOf(dispatch(getUser.initiate({ id }, fresh))),
    answerOf(dispatch(listCompanies.initiate({ userid: String(id) }, fresh))),
    id === 0 ? asked : heldRoles(asked),
    answerOf(dispatch(listCountries.initiate())),
  ])
  // A save sends all of it back, so a failed read must not become an empty list.
  if ('error' in user) return user
  if ('error' in companies) return companies
  if ('error' in roles) return roles
  if ('error' in countries) return countries
  const data = { user: user.data, companies: companies.data, roles: roles.data, countries: countries.data }
  // To name the document type; without it, the number is shown.
  const country = data.user && findCountry(data.countries, toForm(data.user).country)
  if (country)
    await answerOf(dispatch(listDocumentTypesOfCountry.initiate(documentTypesOf(country.countryCode))))
  return { data }
}

/** The body of a save: form values, and every company and role as stored or ticked. 0 is a new user. */
export function userBody(
  id: number,
  { user, companies, roles, countries }: StoredUser,
  { values, sets }: CardContent<UserForm, { companies: CompanyChanges; roles: RoleChanges }>,
): UserBody {
  return toBody(values, {
    id,
    country: sentCountry(countries, values.country, user),
    customers: companiesBody(companies, sets.companies),
    roles: rolesBody(roles, sets.roles),
  })
}
