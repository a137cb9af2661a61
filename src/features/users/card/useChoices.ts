import { useCallback, useMemo } from 'react'
import { useStore } from 'react-redux'
import type { Country } from '#contracts/users.ts'
import type { RootState } from '#shared/api/createStore.ts'
import { usersApi } from '../api.ts'
import type { Options } from './ChoiceLine.tsx'
import type { Choices } from './fieldText.ts'
import { documentTypesOf } from './requests.ts'

type Answered<Item> = {
  currentData?: Item[] | undefined
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

function optionsOf<Item>(answer: Answered<Item>, option: (item: Item) => Options['list'][number]): Options {
  const state = answer.currentData ? 'ready' : answer.isError && !answer.isFetching ? 'failed' : 'loading'
  return { list: (answer.currentData ?? []).map(option), state, retry: () => void answer.refetch() }
}

/** Countries and user types, and all choices as they are known at any later moment. */
export function useChoices(): {
  country: Options
  userType: Options
  countries: readonly Country[]
  known: () => Choices
} {
  const store = useStore<RootState>()
  const countries = usersApi.useListCountriesQuery()
  const userTypes = usersApi.useListUserTypesQuery()
  const known = useCallback((): Choices => {
    const { listCountries, listUserTypes, listDocumentTypesOfCountry } = usersApi.endpoints
    return {
      countries: listCountries.select()(store.getState()).data ?? [],
      userTypes: listUserTypes.select()(store.getState()).data ?? [],
      documentTypesOf: (code) =>
        listDocumentTypesOfCountry.select(documentTypesOf(code))(store.getState()).data ?? [],
    }
  }, [store])
  return {
    country: optionsOf(countries, ({ id, name }) => ({ value: String(id), label: name })),
    userType: optionsOf(userTypes, ({ id, name }) => ({ value: String(id), label: name })),
    countries: useMemo(() => countries.data ?? [], [countries.data]),
    known,
  }
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
