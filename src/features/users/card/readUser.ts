import type { Company } from '#contracts/companies.ts'
import type { Role } from '#contracts/roles.ts'
import { documentTypesApplication, type Country, type User } from '#contracts/users.ts'
import { rolesApi } from '#features/roles/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { usersApi } from '../api.ts'
import { findCountry, toForm } from '../form.ts'

/** What the service has of a user and of all there is to be assigned. */
export type StoredUser = {
  user: User | null
  companies: readonly Company[]
  roles: readonly Role[]
  countries: readonly Country[]
}

/** How the document types of a country are asked for (CLM-06). */
export function documentTypesOf(code: string): { headers: { code: string; appName: string } } {
  return { headers: { code, appName: documentTypesApplication } }
}

/** How the roles of a user are asked for, over all applications (G-57); a new user has none. */
export function rolesOf(id: number): { headers: { user?: string } } {
  return { headers: id === 0 ? {} : { user: String(id) } }
}

/** Reads everything that a save needs; of a stored user again, because others may have changed it (hardening T73). */
export async function readUser(
  dispatch: Dispatch,
  id: number,
): Promise<{ value: StoredUser } | { error: ApiError }> {
  const { getUser, listCompanies, listCountries, listDocumentTypesOfCountry } = usersApi.endpoints
  const known = { subscribe: false }
  const again = { ...known, forceRefetch: id !== 0 }
  const [user, companies, roles, countries] = await Promise.all([
    id === 0 ? { data: null } : dispatch(getUser.initiate({ id }, again)),
    dispatch(listCompanies.initiate({ userid: String(id) }, again)),
    dispatch(rolesApi.endpoints.listRoles.initiate(rolesOf(id), again)),
    dispatch(listCountries.initiate(undefined, known)),
  ])
  for (const answer of [user, companies, roles, countries])
    if ('error' in answer && answer.error) return { error: apiErrorOf(answer.error) }
  const value = {
    user: user.data ?? null,
    companies: companies.data ?? [],
    roles: roles.data ?? [],
    countries: countries.data ?? [],
  }
  // So that a document type can be named; failing that, it is shown as its number.
  const country = value.user && findCountry(value.countries, toForm(value.user).country)
  if (country)
    await dispatch(listDocumentTypesOfCountry.initiate(documentTypesOf(country.countryCode), known))
  return { value }
}
