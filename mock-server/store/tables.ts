import type * as z from 'zod/mini'
import { recordSchemas, type CollectionName, type Records, type Seed } from './records.ts'
import { createTable, shareRecords, type Keys, type SharedRecords, type Table } from './table.ts'

export type Tables = { [Name in CollectionName]: Table<Records[Name]> }
export type SharedSeed = { [Name in CollectionName]: SharedRecords<Records[Name]> }

export const collectionNames = Object.keys(recordSchemas) as CollectionName[]

/** User names are compared without case. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase()
}

/** Users are grouped by their address, which several may share. */
const keys: { [Name in CollectionName]?: Keys<Records[Name]> } = {
  users: { name: ({ userName }) => nameKey(userName), group: ({ email }) => nameKey(email) },
  applications: { name: ({ name }) => nameKey(name) },
  privileges: { name: ({ name }) => nameKey(name) },
  roles: { name: ({ name }) => nameKey(name) },
}

/** Makes the look-ups of a seed once; any number of namespaces may then start from it. */
export function shareSeed(seed: Seed): SharedSeed {
  return mapCollections((name) => shareRecords(seed[name] as Records['users'][], keysOf(name))) as SharedSeed
}

export function createTables(seed: SharedSeed): Tables {
  return mapCollections((name) =>
    createTable(recordSchemas[name] as z.ZodMiniType<Records['users']>, seed[name] as never, keysOf(name)),
  ) as Tables
}

// The compiler cannot follow a name through three tables of types; the names are the same in all of them.
function keysOf(name: CollectionName): Keys<Records['users']> | undefined {
  return keys[name] as Keys<Records['users']> | undefined
}

function mapCollections(make: (name: CollectionName) => unknown): unknown {
  return Object.fromEntries(collectionNames.map((name) => [name, make(name)]))
}
