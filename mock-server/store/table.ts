import { Collection } from '@msw/data'
import type * as z from 'zod/mini'

export type Table<T extends { id: number }> = {
  get: (id: number) => T | undefined
  /** By the text that `keyOf` makes of a record, if the table was given one. */
  find: (key: string) => T | undefined
  /** Those of the seed in its order, then the new ones in theirs. */
  all: () => readonly T[]
  nextId: () => number
  /** Creates the record, or takes the place of the one with its id. Rejects what does not fit the schema. */
  put: (record: T) => Promise<T>
  remove: (id: number) => boolean
  /** Remembers the present records; what it returns brings them back, all at once. */
  save: () => () => Promise<void>
}

/** A seed that many tables share, with the look-ups that every one of them needs. */
export type SharedRecords<T> = {
  records: readonly T[]
  byId: ReadonlyMap<number, T>
  byKey: ReadonlyMap<string, T>
  lastId: number
}

export function shareRecords<T extends { id: number }>(
  records: readonly T[],
  keyOf?: (record: T) => string,
): SharedRecords<T> {
  return {
    records,
    byId: new Map(records.map((record) => [record.id, record])),
    byKey: new Map(keyOf ? records.map((record) => [keyOf(record), record]) : []),
    lastId: records.reduce((last, { id }) => Math.max(last, id), 0),
  }
}

/**
 * Records over a shared seed: what is created or changed here lies in a collection of the data library, the rest is
 * read from the seed itself, so that a table costs nothing until it is written to. Look-ups go through maps, because
 * the library looks through every record.
 */
export function createTable<T extends { id: number }>(
  schema: z.ZodMiniType<T>,
  seed: SharedRecords<T>,
  keyOf?: (record: T) => string,
): Table<T> {
  const empty = (): Collection<typeof schema> => new Collection({ schema })
  let collection = empty()
  let own = new Map<number, T>()
  let removed = new Set<number>()
  let ownKeys = new Map<string, number>()
  let list: readonly T[] | null = null
  let lastId = seed.lastId

  const get = (id: number): T | undefined => own.get(id) ?? (removed.has(id) ? undefined : seed.byId.get(id))

  function forget(id: number): void {
    const record = own.get(id)
    if (!record) return
    collection.delete(record as never)
    own.delete(id)
    if (keyOf && ownKeys.get(keyOf(record)) === id) ownKeys.delete(keyOf(record))
  }

  async function put(record: T): Promise<T> {
    const stored = (await collection.create(record)) as T
    forget(stored.id)
    own.set(stored.id, stored)
    if (keyOf) ownKeys.set(keyOf(stored), stored.id)
    lastId = Math.max(lastId, stored.id)
    list = null
    return stored
  }

  return {
    get,
    find(key) {
      const ownId = ownKeys.get(key)
      if (ownId !== undefined) return own.get(ownId)
      const seeded = seed.byKey.get(key)
      // Here it may have gone, or have been given another key.
      return seeded && get(seeded.id) === seeded ? seeded : undefined
    },
    all() {
      const known = seed.byId
      list ??=
        own.size + removed.size === 0
          ? seed.records
          : [
              ...seed.records.flatMap(({ id }) => get(id) ?? []),
              ...[...own.values()].filter(({ id }) => !known.has(id)),
            ]
      return list
    },
    nextId: () => lastId + 1,
    put,
    remove(id) {
      if (!get(id)) return false
      forget(id)
      removed.add(id)
      list = null
      return true
    },
    save() {
      const saved = { own: [...own.values()], removed: new Set(removed), lastId }
      return async () => {
        const restored = empty()
        const records = (await Promise.all(saved.own.map((record) => restored.create(record)))) as T[]
        collection = restored
        own = new Map(records.map((record) => [record.id, record]))
        ownKeys = new Map(keyOf ? records.map((record) => [keyOf(record), record.id]) : [])
        removed = new Set(saved.removed)
        lastId = saved.lastId
        list = null
      }
    },
  }
}
