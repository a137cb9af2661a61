import type * as z from 'zod/mini'
import { recordSchemas, type AnyRecord, type CollectionName, type Records, type Seed } from './records.ts'
import { Table } from './table.ts'

export type Tables = { [Name in CollectionName]: Table<Records[Name]> }

export const collectionNames = Object.keys(recordSchemas) as CollectionName[]

/** Creates the records of a seed once, for any number of namespaces. */
export async function createSeedTables(seed: Seed): Promise<Tables> {
  const tables = tablesOf(() => [])
  for (const name of collectionNames)
    await Promise.all(seed[name].map((record) => anyTable(tables, name).create(record)))
  return tables
}

export function createTables(seed: Tables): Tables {
  return tablesOf((name) => seed[name].all())
}

// The compiler cannot infer that the three types have the same names.
function tablesOf(seedOf: (name: CollectionName) => readonly AnyRecord[]): Tables {
  const entries = collectionNames.map((name) => {
    const schema = recordSchemas[name] as unknown as z.ZodMiniType<AnyRecord, AnyRecord>
    return [name, new Table(schema, seedOf(name))] as const
  })
  return Object.fromEntries(entries) as unknown as Tables
}

export function anyTable(tables: Tables, name: CollectionName): Table {
  return tables[name]
}
