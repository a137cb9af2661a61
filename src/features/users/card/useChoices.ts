import type { Translate } from '#shared/texts/Translate.ts'
import { useCallback } from 'react'
import type { Application } from '#contracts/applications.ts'
import { type Country, type DocumentType, type UserType } from '#contracts/users.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { useCached } from '#shared/api/reads.ts'
import { optionsOf, type FieldOptions } from '#shared/fields/options.ts'
import { usersApi } from '../api.ts'
import { findCountry, type UserField, type UserForm } from './form.ts'
import { documentTypesOf } from './readUser.ts'

const noCountries: readonly Country[] = []

/** Countries and user types. */
export function useChoices(): {
  country: FieldOptions
  userType: FieldOptions
  countries: readonly Country[]
} {
  const countries = usersApi.useListCountriesQuery()
  const userTypes = usersApi.useListUserTypesQuery()
  return {
    country: optionsOf(countries, ({ id, name }) => ({ value: String(id), label: name })),
    userType: optionsOf(userTypes, ({ id, name }) => ({ value: String(id), label: name })),
    countries: countries.data ?? noCountries,
  }
}

/** Reads the choices loaded so far, at call time. */
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

/** The document types of the chosen country, never of an earlier one that answers late (hardening T78). */
export function useDocumentTypes(chosen: string): FieldOptions {
  const { country: offered, countries } = useChoices()
  const country = findCountry(countries, chosen)
  const answer = usersApi.useListDocumentTypesOfCountryQuery(documentTypesOf(country?.countryCode ?? ''), {
    skip: country === undefined,
  })
  const options = optionsOf(answer, ({ documentTypeId, documentTypeDescription }) => ({
    value: String(documentTypeId),
    label: documentTypeDescription,
  }))
  if (country) return options
  return { list: [], state: chosen === '' ? 'ready' : offered.state, retry: offered.retry }
}

type Texts = Translate<['userCard', 'common']>

/** The choices of the service, as far as loaded. */
export type Choices = {
  applications: readonly Application[]
  countries: readonly Country[]
  userTypes: readonly UserType[]
  documentTypesOf: (countryCode: string) => readonly DocumentType[]
}

/** The display text of a value; an unknown one is shown as it is (decision D12). */
export function fieldText(field: UserField, form: UserForm, choices: Choices, t: Texts): string {
  const value = form[field]
  const country = findCountry(choices.countries, form.country)
  switch (field) {
    case 'country':
      return country?.name ?? value
    case 'documentTypeId': {
      const types = country ? choices.documentTypesOf(country.countryCode) : []
      return types.find((type) => String(type.documentTypeId) === value)?.documentTypeDescription ?? value
    }
    case 'idTypeUser':
      return choices.userTypes.find(({ id }) => String(id) === value)?.name ?? value
    case 'idstate':
      if (value === '0') return t('userCard:active')
      return value === '1' ? t('userCard:inactive') : value
    default:
      return value
  }
}
