import { createRandom } from '../store/random.ts'
import type { Seed } from '../store/records.ts'
import { collectionNames, createSeedTables, type Tables } from '../store/tables.ts'
import { applications } from './applications.ts'
import { companies } from './companies.ts'
import { menus } from './menus.ts'
import { notifications } from './notifications.ts'
import { knownPeople, people } from './people.ts'
import { countries, documentTypes } from './places.ts'
import { privileges } from './privileges.ts'
import { roles } from './roles.ts'
import { subjects, templates } from './templates.ts'

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
