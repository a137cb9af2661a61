import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Company } from '#contracts/companies.ts'
import type { Role } from '#contracts/roles.ts'
import type { Country, User } from '#contracts/users.ts'
import { rolesApi } from '#features/roles/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import type { RootState } from '#shared/api/createStore.ts'
import { usersApi } from '../api.ts'
import { documentTypesOf, rolesOf } from './requests.ts'

export type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>

/** What the service has of a user and of all there is to be assigned. */
export type Stored = {
  user: User | null
  companies: readonly Company[]
  roles: readonly Role[]
  countries: readonly Country[]
}
export type Read<Value> = { value: Value } | { error: ApiError }

/** Reads everything that a save needs; `anew` asks the service again for what colleagues may have changed (T73). */
export async function readStored(
  dispatch: Dispatch,
  id: number,
  { anew }: { anew: boolean },
): Promise<Read<Stored>> {
  const options = { subscribe: false, forceRefetch: anew }
  const [user, companies, roles, countries] = await Promise.all([
    id === 0 ? { data: null } : dispatch(usersApi.endpoints.getUser.initiate(id, options)),
    dispatch(usersApi.endpoints.listCompanies.initiate(String(id), options)),
    dispatch(rolesApi.endpoints.listRoles.initiate(rolesOf(id), options)),
    dispatch(usersApi.endpoints.listCountries.initiate(undefined, { subscribe: false })),
  ])
  for (const answer of [user, companies, roles, countries])
    if ('error' in answer && answer.error) return { error: answer.error as ApiError }
  return {
    value: {
      user: user.data ?? null,
      companies: companies.data ?? [],
      roles: roles.data ?? [],
      countries: countries.data ?? [],
    },
  }
}

/** Makes the document types of a country known, so that a type can be told by its name; failing that it is a number. */
export async function learnDocumentTypes(dispatch: Dispatch, country: Country | undefined): Promise<void> {
  if (country)
    await dispatch(
      usersApi.endpoints.listDocumentTypesOfCountry.initiate(documentTypesOf(country.countryCode), {
        subscribe: false,
      }),
    )
}
