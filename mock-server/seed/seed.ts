import { createRandom } from '../store/random.ts'
import type { Seed } from '../store/records.ts'
import { collectionNames, createSeedTables, type Tables } from '../store/tables.ts'
import { applications } from './applications.ts'
import { companies } from './companies.ts'
import { menus } from './menus.ts'
import { notifications } from './notifications.ts'
import { knownPeople, people } from './people.ts'
import { privileges } from './privileges.ts'
import { roles } from './roles.ts'
import { subjects, templates } from './templates.ts'

export const countries: Seed['countries'] = [
  { id: 1, name: 'Colombia', countryCode: 'CO' },
  { id: 2, name: 'Brasil', countryCode: 'BR' },
  { id: 3, name: 'Ecuador', countryCode: 'EC' },
  { id: 4, name: 'México', countryCode: 'MX' },
  { id: 5, name: 'Perú', countryCode: 'PE' },
  { id: 6, name: 'España', countryCode: 'ES' },
]

/** 1, 2 and 12 are numbers, 5 and 13 may have letters. */
export const documentTypes: Seed['documentTypes'] = [
  { id: 1, code: 'CC', documentTypeDescription: 'Cédula de ciudadanía', country: 'CO' },
  { id: 2, code: 'CE', documentTypeDescription: 'Cédula de extranjería', country: 'CO' },
  { id: 3, code: 'TI', documentTypeDescription: 'Tarjeta de identidad', country: 'CO' },
  { id: 5, code: 'PA', documentTypeDescription: 'Pasaporte', country: 'CO' },
  { id: 12, code: 'NIT', documentTypeDescription: 'Número de identificación tributaria', country: 'CO' },
  { id: 13, code: 'PEP', documentTypeDescription: 'Permiso especial de permanencia', country: 'CO' },
  { id: 20, code: 'CPF', documentTypeDescription: 'Cadastro de pessoas físicas', country: 'BR' },
  { id: 21, code: 'CI', documentTypeDescription: 'Cédula de identidad', country: 'EC' },
  { id: 22, code: 'CURP', documentTypeDescription: 'Clave única de registro de población', country: 'MX' },
  { id: 23, code: 'DNI', documentTypeDescription: 'Documento nacional de identidad', country: 'PE' },
  { id: 24, code: 'NIF', documentTypeDescription: 'Número de identificación fiscal', country: 'ES' },
]

export const defaultSeed = 2026
export const defaultUsers = knownPeople + 237

/** The initial records: the same arguments give the same bytes. */
export function createSeed(seed: number, userCount: number): Seed {
  // Each collection has its own random sequence, so that one more company does not change the users.
  const dice = (name: string): ReturnType<typeof createRandom> => createRandom(`${seed} ${name}`)
  const privilegeRecords = privileges(dice('privileges'))
  const roleRecords = roles(dice('roles'), privilegeRecords)
  const applicationRecords = applications(dice('applications'))
  return {
    users: people(dice('people'), userCount, roleRecords),
    companies: companies(dice('companies')),
    applications: applicationRecords,
    privileges: privilegeRecords,
    roles: roleRecords,
    menus: menus(dice('menus'), applicationRecords),
    notifications: notifications(dice('notifications')),
    templates,
    subjects,
    countries,
    documentTypes,
  }
}

const made = new Map<string, Promise<Tables>>()

/** As collections, frozen and made once per process. */
export function seedOf(seed: number, userCount: number): Promise<Tables> {
  const key = `${seed} ${userCount}`
  const tables = made.get(key) ?? createSeedTables(createSeed(seed, userCount)).then(frozen)
  made.set(key, tables)
  return tables
}

/** No namespace can change the records that others start from. */
function frozen(tables: Tables): Tables {
  for (const name of collectionNames) tables[name].all().forEach(freeze)
  return tables
}

function freeze<T extends object>(value: T): void {
  for (const inner of Object.values(value))
    if (typeof inner === 'object' && inner !== null) freeze(inner as object)
  Object.freeze(value)
}
