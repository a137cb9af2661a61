import type { AnyRecord, CollectionName } from './records.ts'
import type { Table } from './table.ts'
import { collectionNames, type Tables } from './tables.ts'

/** What puts one record back: as it was, or null where it was not there. */
export type Undo = { collection: CollectionName; id: number; record: AnyRecord | null }

/** Does some work; what it answers puts back the records that the work created, changed or removed. */
export async function undoable(tables: Tables, work: () => unknown): Promise<Undo[]> {
  const byId = (name: CollectionName): Map<number, AnyRecord> =>
    new Map(
      tableOf(tables, name)
        .all()
        .map((record) => [record.id, record]),
    )
  const before = collectionNames.map(byId)
  await work()
  return collectionNames.flatMap((collection, index) => {
    const [then, now] = [before[index]!, byId(collection)]
    const added = [...now.keys()].filter((id) => !then.has(id))
    const changed = [...then.values()].filter((record) => now.get(record.id) !== record)
    return [
      ...added.map((id) => ({ collection, id, record: null })),
      ...changed.map((record) => ({ collection, id: record.id, record })),
    ]
  })
}

export async function putBack(tables: Tables, undos: readonly Undo[]): Promise<void> {
  for (const { collection, id, record } of undos) {
    if (record) await tableOf(tables, collection).put(record)
    else tableOf(tables, collection).remove(id)
  }
}

function tableOf(tables: Tables, name: CollectionName): Table<AnyRecord> {
  return tables[name] as unknown as Table<AnyRecord>
}
