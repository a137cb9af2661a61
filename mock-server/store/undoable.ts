import type { AnyRecord, CollectionName } from './records.ts'
import type { Table } from './table.ts'
import { anyTable, collectionNames, type Tables } from './tables.ts'

/** What puts one record back: as it was, or null where it was not there. */
export type Undo = { collection: CollectionName; id: number; record: AnyRecord | null }

/** Does some work; what it answers puts back the records that the work created, changed or removed. */
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
    // Of several for one record the last is the oldest.
    const own = undos.filter(({ collection }) => collection === name)
    const records = new Map(own.map(({ id, record }) => [id, record]))
    if (records.size > 0) await replace(anyTable(tables, name), records)
  }
}

/** All at once: to delete thousands of records one by one would look for each among all. */
function replace(table: Table, records: ReadonlyMap<number, AnyRecord | null>): Promise<void> {
  const { own, removed, lastId } = table.dump()
  const others = own.filter(({ id }) => !records.has(id))
  const former = [...records.values()].filter((record) => record !== null)
  return table.load({ own: [...others, ...former], removed: [...removed, ...records.keys()], lastId })
}
