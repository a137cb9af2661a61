import type { Company } from '#contracts/companies.ts'
import type { Role } from '#contracts/roles.ts'
import type { Country, DocumentType, UserType } from '#contracts/users.ts'
import { isActive } from '#shared/records/activeState.ts'
import { namesOf, type Names } from './names.ts'

/** What the service knows, by name. */
export type Known = {
  countries: Names<Country>
  userTypes: Names<UserType>
  states: Names<State>
  /** By the code of their country. */
  documentTypes: ReadonlyMap<string, Names<DocumentType>>
  companies: Names<Company>
  /** Only active ones are given to anybody (URO-10). */
  roles: Names<Role>
}

/** As the service has it (D8). */
type State = '0' | '1'

export type Read = {
  /** How the page calls them. */
  states: Record<State, string>
  countries: readonly Country[]
  userTypes: readonly UserType[]
  documentTypes: ReadonlyMap<string, readonly DocumentType[]>
  companies: readonly Company[]
  roles: readonly Role[]
}

/** A number is no state: to people 1 is active, to the service it is not. */
const stateWords: Record<State, readonly string[]> = {
  '0': ['activo', 'activa', 'active', 'ativo', 'ativa', 'habilitado', 'habilitada', 'enabled'],
  '1': [
    'inactivo',
    'inactiva',
    'inactive',
    'inativo',
    'inativa',
    'deshabilitado',
    'deshabilitada',
    'disabled',
  ],
}

export function knownOf({ states, countries, userTypes, documentTypes, companies, roles }: Read): Known {
  return {
    countries: namesOf(countries, ({ id, name, countryCode }) => [name, countryCode, String(id)]),
    userTypes: namesOf(userTypes, ({ id, name }) => [name, String(id)]),
    states: namesOf(['0', '1'] as const, (state) => [states[state], ...stateWords[state]]),
    documentTypes: new Map(
      [...documentTypes].map(([code, types]) => [
        code,
        namesOf(types, ({ documentTypeId, documentTypeDescription }) => [
          documentTypeDescription,
          String(documentTypeId),
          ...shortNames(documentTypeDescription),
        ]),
      ]),
    ),
    companies: namesOf(companies, ({ name }) => [name]),
    roles: namesOf(
      // One thing by its name, in whichever applications (G-29).
      [
        ...new Map(
          roles.filter(({ idstate }) => isActive(idstate)).map((role) => [role.name, role]),
        ).values(),
      ],
      ({ name }) => [name],
    ),
  }
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
