import type { Table } from './table.ts'
import { collectionNames, type Tables } from './tables.ts'

/** Does some work; what it answers puts back the records that the work created, changed or removed. */
export async function undoable(tables: Tables, work: () => unknown): Promise<() => Promise<void>> {
  const all = collectionNames.map((name) => tables[name] as unknown as Table<{ id: number }>)
  const byId = (table: Table<{ id: number }>): Map<number, { id: number }> =>
    new Map(table.all().map((record) => [record.id, record]))
  const before = all.map(byId)
  await work()
  const steps = all.flatMap((table, index) => {
    const [then, now] = [before[index]!, byId(table)]
    const added = [...now.keys()].filter((id) => !then.has(id))
    const changed = [...then.values()].filter((record) => now.get(record.id) !== record)
    return [
      ...added.map((id) => () => void table.remove(id)),
      ...changed.map((record) => async () => void (await table.put(record))),
    ]
  })
  return async () => {
    for (const step of steps) await step()
  }
}
