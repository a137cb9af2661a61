import type { AnyRecord, CollectionName } from './records.ts'
import type { Table } from './table.ts'
import { anyTable, collectionNames, type Tables } from './tables.ts'

/** The previous state of one record; null if it did not exist. */
export type Undo = { collection: CollectionName; id: number; record: AnyRecord | null }

/** Runs some work; returns a function that restores the records it created, changed or removed. */
export async function undoable(tables: Tables, work: () => unknown): Promise<Undo[]> {
  const byId = (name: CollectionName): Map<number, AnyRecord> =>
    new Map(
      anyTable(tables, name)
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
  for (const name of collectionNames) {
    // The last one for a record is the oldest.
    const own = undos.filter(({ collection }) => collection === name)
    const records = new Map(own.map(({ id, record }) => [id, record]))
    if (records.size > 0) await replace(anyTable(tables, name), records)
  }
}

/** All at once: deleting thousands of records one by one would scan all for each. */
function replace(table: Table, records: ReadonlyMap<number, AnyRecord | null>): Promise<void> {
  const { own, removed, lastId } = table.dump()
  const others = own.filter(({ id }) => !records.has(id))
  const former = [...records.values()].filter((record) => record !== null)
  return table.load({ own: [...others, ...former], removed: [...removed, ...records.keys()], lastId })
}
