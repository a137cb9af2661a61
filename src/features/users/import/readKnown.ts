import { rolesApi } from '#features/roles/api.ts'
import { again, answerOf, type Answered } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { readMany } from '#shared/api/readMany.ts'
import { knownOf, type Known, type Read } from './check/known.ts'
import type { Columns } from './columns.ts'
import { documentTypesOf, rolesOf, usersApi } from './usersParts.ts'

/** What the service knows, and of which countries the document types are among it. */
export type ReadKnown = { read: Read; known: Known }

/** What cells are looked up in, with the document types of no country yet. */
export async function readKnown(dispatch: Dispatch, states: Read['states']): Promise<Answered<ReadKnown>> {
  const { listCountries, listUserTypes, listCompanies } = usersApi.endpoints
  const [countries, userTypes, companies, roles] = await Promise.all([
    answerOf(dispatch(listCountries.initiate())),
    answerOf(dispatch(listUserTypes.initiate())),
    answerOf(dispatch(listCompanies.initiate({ userid: '0' }, again))),
    answerOf(dispatch(rolesApi.endpoints.listRoles.initiate(rolesOf(0), again))),
  ])
  if ('error' in countries) return countries
  if ('error' in userTypes) return userTypes
  if ('error' in companies) return companies
  if ('error' in roles) return roles
  return {
    data: withKnown({
      states,
      countries: countries.data,
      userTypes: userTypes.data,
      companies: companies.data,
      roles: roles.data,
      documentTypes: new Map(),
    }),
  }
}

/** The same with the document types of the countries that the cells name. */
export async function withDocumentTypes(
  dispatch: Dispatch,
  now: ReadKnown,
  { cells, columns }: { cells: Iterable<readonly string[]>; columns: Columns },
): Promise<Answered<ReadKnown>> {
  const lacking = [...new Set(countryCodes(cells, columns, now.known))].filter(
    (code) => !now.read.documentTypes.has(code),
  )
  if (lacking.length === 0) return { data: now }
  const { listDocumentTypesOfCountry } = usersApi.endpoints
  const answer = await readMany(
    lacking,
    (code) => answerOf(dispatch(listDocumentTypesOfCountry.initiate(documentTypesOf(code)))),
    { isPatient: true },
  )
  if ('error' in answer) return answer
  const documentTypes = new Map(now.read.documentTypes)
  for (const [index, types] of answer.data.entries()) documentTypes.set(lacking[index]!, types)
  return { data: withKnown({ ...now.read, documentTypes }) }
}

function withKnown(read: Read): ReadKnown {
  return { read, known: knownOf(read) }
}

function countryCodes(cells: Iterable<readonly string[]>, columns: Columns, known: Known): string[] {
  const index = columns.indexOf('country')
  if (index === -1) return []
  const texts = new Set<string>()
  for (const row of cells) texts.add((row[index] ?? '').trim())
  return [...texts].flatMap((text) => known.countries.find(text)?.countryCode ?? [])
}
