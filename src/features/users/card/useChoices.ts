import { useCallback } from 'react'
import type { Country } from '#contracts/users.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { useCached } from '#shared/api/useCached.ts'
import { optionsOf, type Options } from '#shared/fields/options.ts'
import { usersApi } from '../api.ts'
import type { Choices } from './fieldText.ts'
import { documentTypesOf } from './readUser.ts'

const noCountries: readonly Country[] = []

/** Countries and user types. */
export function useChoices(): { country: Options; userType: Options; countries: readonly Country[] } {
  const countries = usersApi.useListCountriesQuery()
  const userTypes = usersApi.useListUserTypesQuery()
  return {
    country: optionsOf(countries, ({ id, name }) => ({ value: String(id), label: name })),
    userType: optionsOf(userTypes, ({ id, name }) => ({ value: String(id), label: name })),
    countries: countries.data ?? noCountries,
  }
}

/** All choices as they are known when they are asked for. */
export function useKnownChoices(): () => Choices {
  const cached = useCached()
  return useCallback(() => {
    const { listCountries, listUserTypes, listDocumentTypesOfCountry } = usersApi.endpoints
    return {
      applications: cached(applicationsApi.endpoints.listApplications, undefined) ?? [],
      countries: cached(listCountries, undefined) ?? [],
      userTypes: cached(listUserTypes, undefined) ?? [],
      documentTypesOf: (code) => cached(listDocumentTypesOfCountry, documentTypesOf(code)) ?? [],
    }
  }, [cached])
}

/** The document types of the chosen country: always of that one, whichever answer comes last (hardening T78). */
export function useDocumentTypes(country: Country | undefined): Options {
  const answer = usersApi.useListDocumentTypesOfCountryQuery(documentTypesOf(country?.countryCode ?? ''), {
    skip: country === undefined,
  })
  const options = optionsOf(answer, ({ documentTypeId, documentTypeDescription }) => ({
    value: String(documentTypeId),
    label: documentTypeDescription,
  }))
  return country ? options : { ...options, list: [], state: 'ready' }
}
