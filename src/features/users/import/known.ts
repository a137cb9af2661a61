import type { Company } from '#contracts/companies.ts'
import type { Role } from '#contracts/roles.ts'
import type { Country, DocumentType, UserType } from '#contracts/users.ts'
import { rolesApi } from '#features/roles/api.ts'
import { forcedRead, answerOf, type Read } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { readMany } from '#shared/api/readMany.ts'
import { isActive } from '#shared/records/activeState.ts'
import { usersApi } from '../api.ts'
import { documentTypesOf, rolesOf } from '../card/readUser.ts'
import type { Columns } from './columns.ts'
import type { ImportField, ImportRow } from './importRow.ts'
import { namesOf, type Names } from './names.ts'

/** As the service has it (D8). */
type State = '0' | '1'
type TypesByCountry<Types> = ReadonlyMap<string, Types>

/** What the service knows, by name, for each field that is chosen from a list. */
export type Known = {
  country: Names<Country>
  idTypeUser: Names<UserType>
  idstate: Names<State>
  /** By the code of their country; of those countries that the file names. */
  documentTypes: TypesByCountry<Names<DocumentType>>
  companies: Names<Company>
  /** Only active ones are given to anybody (URO-10). */
  roles: Names<Role>
}

type Lists = {
  /** How the page calls them. */
  states: Record<State, string>
  countries: readonly Country[]
  userTypes: readonly UserType[]
  documentTypes?: TypesByCountry<readonly DocumentType[]>
  companies: readonly Company[]
  roles: readonly Role[]
}

/** A number is no state: to people 1 is active, to the service it is not. */
const stateWords: Record<State, string> = {
  '0': 'activo, activa, active, ativo, ativa, habilitado, habilitada, enabled',
  '1': 'inactivo, inactiva, inactive, inativo, inativa, deshabilitado, deshabilitada, disabled',
}

export function knownOf({ states, documentTypes = new Map(), ...lists }: Lists): Known {
  return {
    country: namesOf(lists.countries, ({ id, name, countryCode }) => [name, countryCode, String(id)]),
    idTypeUser: namesOf(lists.userTypes, ({ id, name }) => [name, String(id)]),
    idstate: namesOf(['0', '1'] as const, (state) => [states[state], ...stateWords[state].split(', ')]),
    documentTypes: new Map([...documentTypes].map(([code, types]) => [code, typeNames(types)])),
    companies: namesOf(lists.companies, ({ name }) => [name]),
    roles: namesOf(
      // A record by its name, in any applications (G-29).
      [...new Map(lists.roles.filter(isGiven).map((role) => [role.name, role])).values()],
      ({ name }) => [name],
    ),
  }
}

const isGiven = ({ idstate }: Role): boolean => isActive(idstate)

function typeNames(types: readonly DocumentType[]): Names<DocumentType> {
  return namesOf(types, ({ documentTypeId, documentTypeDescription }) => [
    documentTypeDescription,
    String(documentTypeId),
    ...shortNames(documentTypeDescription),
  ])
}

/** What people write instead: the first letters of a name's words, 'CC' for 'Cédula de ciudadanía'. */
function shortNames(name: string): string[] {
  const words = name.split(/\s+/).filter((word) => word.length > 3)
  const initials = words.map((word) => word[0]!.toUpperCase()).join('')
  return [initials, [...initials].join('.'), `${[...initials].join('.')}.`, ...(shorts[name] ?? [])]
}

/** Short names in use that are no initials. */
const shorts: Readonly<Record<string, readonly string[]>> = {
  Pasaporte: ['PA', 'PAS', 'Passport', 'Passaporte'],
  'Número de identificación tributaria': ['NIT'],
  'Permiso especial de permanencia': ['PEP'],
}

/** What cells are looked up in, with the document types of no country yet. */
export async function readKnown(dispatch: Dispatch, states: Lists['states']): Promise<Read<Known>> {
  const { listCountries, listUserTypes, listCompanies } = usersApi.endpoints
  const [countries, userTypes, companies, roles] = await Promise.all([
    answerOf(dispatch(listCountries.initiate())),
    answerOf(dispatch(listUserTypes.initiate())),
    answerOf(dispatch(listCompanies.initiate({ userid: '0' }, forcedRead))),
    answerOf(dispatch(rolesApi.endpoints.listRoles.initiate(rolesOf(0), forcedRead))),
  ])
  if ('error' in countries) return countries
  if ('error' in userTypes) return userTypes
  if ('error' in companies) return companies
  if ('error' in roles) return roles
  const lists = { countries: countries.data, userTypes: userTypes.data, companies: companies.data }
  return { data: knownOf({ states, ...lists, roles: roles.data }) }
}

/** The same with the document types of the countries that the cells name. */
export async function withDocumentTypes(
  dispatch: Dispatch,
  known: Known,
  { cells, columns }: { cells: Iterable<readonly string[]>; columns: Columns },
): Promise<Read<Known>> {
  const index = columns.indexOf('country')
  const texts = new Set(index === -1 ? [] : [...cells].map((row) => (row[index] ?? '').trim()))
  const codes = new Set([...texts].flatMap((text) => known.country.find(text)?.countryCode ?? []))
  const lacking = [...codes].filter((code) => !known.documentTypes.has(code))
  if (lacking.length === 0) return { data: known }
  const { listDocumentTypesOfCountry } = usersApi.endpoints
  const answer = await readMany(
    lacking,
    (code) => answerOf(dispatch(listDocumentTypesOfCountry.initiate(documentTypesOf(code)))),
    { isPatient: true },
  )
  if ('error' in answer) return answer
  const read = answer.data.map((types, at) => [lacking[at]!, typeNames(types)] as const)
  return { data: { ...known, documentTypes: new Map([...known.documentTypes, ...read]) } }
}

/** The names that a cell of this column may say, in this row. */
export function namesFor(field: ImportField, row: ImportRow, known: Known): Names<unknown> | null {
  if (field === 'documentTypeId') {
    const country = known.country.find(row.values.fields.country ?? '')
    return (country && known.documentTypes.get(country.countryCode)) ?? null
  }
  const byField: Partial<Record<ImportField, Names<unknown>>> = known
  return byField[field] ?? null
}
