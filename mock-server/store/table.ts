import { Collection } from '@msw/data'
import type * as z from 'zod/mini'
import { createLookUp, lookUpLater, type KeyOf, type LookUp } from './lookUp.ts'

export type Table<T extends { id: number }> = {
  get: (id: number) => T | undefined
  /** The latest that has this name, if the table was given one. */
  find: (key: string) => T | undefined
  /** All that share this key, those of the seed first, if the table was given one. */
  group: (key: string) => readonly T[]
  /** Those of the seed in its order, then the new ones in theirs. */
  all: () => readonly T[]
  nextId: () => number
  /** Creates the record, or takes the place of the one with its id. Rejects what does not fit the schema. */
  put: (record: T) => Promise<T>
  remove: (id: number) => boolean
  /** Remembers the present records; what it returns brings them back, all at once. */
  save: () => () => Promise<void>
  /** What differs from the seed, to be kept elsewhere. */
  dump: () => SavedTable<T>
  /** Rejects, with everything as it was, what does not fit the schema. */
  load: (saved: SavedTable<T>) => Promise<void>
  /** What lies under the changes, for whoever keeps an index of it. */
  readonly seed: SharedRecords<T>
  /** What differs from the seed: the same object until something changes. */
  changes: () => Changes<T>
}

export type SavedTable<T> = { own: T[]; removed: number[]; lastId: number }

export type Changes<T> = {
  /** Created or changed records by id. */
  readonly own: ReadonlyMap<number, T>
  readonly removed: ReadonlySet<number>
}

/** A name is meant to be a record's own, a group is shared. */
export type Keys<T> = { name?: KeyOf<T>; group?: KeyOf<T> }

/** A seed that many tables share, with the look-ups that every one of them needs. */
export type SharedRecords<T> = {
  records: readonly T[]
  /** Where a record stands, by its id. */
  positions: ReadonlyMap<number, number>
  names: Pick<LookUp<T>, 'idsOf'>
  groups: Pick<LookUp<T>, 'idsOf'>
  lastId: number
}

export function shareRecords<T extends { id: number }>(
  records: readonly T[],
  keys: Keys<T> = {},
): SharedRecords<T> {
  const positions = new Map(records.map(({ id }, position) => [id, position]))
  return {
    records,
    positions,
    names: lookUpLater(records, keys.name),
    groups: lookUpLater(records, keys.group),
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
  keys: Keys<T> = {},
): Table<T> {
  const empty = (): Collection<typeof schema> => new Collection({ schema })
  let collection = empty()
  let own = new Map<number, T>()
  let removed = new Set<number>()
  let names = createLookUp(keys.name)
  let groups = createLookUp(keys.group)
  let changes: Changes<T> = { own, removed }
  let list: readonly T[] | null = null
  let lastId = seed.lastId

  function seeded(id: number): T | undefined {
    const position = seed.positions.get(id)
    return position === undefined ? undefined : seed.records[position]
  }
  const get = (id: number): T | undefined => own.get(id) ?? (removed.has(id) ? undefined : seeded(id))
  const isAsSeeded = (id: number): boolean => !own.has(id) && !removed.has(id)

  function changed(): void {
    changes = { own, removed }
    list = null
  }

  function add(record: T): void {
    own.set(record.id, record)
    names.add(record)
    groups.add(record)
  }

  function forget(id: number): void {
    const record = own.get(id)
    if (!record) return
    collection.delete(record as never)
    own.delete(id)
    names.drop(record)
    groups.drop(record)
  }

  function present(): readonly T[] {
    if (own.size + removed.size === 0) return seed.records
    const records = seed.records.slice()
    const created: T[] = []
    for (const record of own.values()) {
      const position = seed.positions.get(record.id)
      if (position === undefined) created.push(record)
      else records[position] = record
    }
    const left = removed.size === 0 ? records : records.filter(({ id }) => own.has(id) || !removed.has(id))
    return created.length === 0 ? left : left.concat(created)
  }

  const dump = (): SavedTable<T> => ({ own: [...own.values()], removed: [...removed], lastId })

  async function load(saved: SavedTable<T>): Promise<void> {
    const restored = empty()
    const records = (await Promise.all(saved.own.map((record) => restored.create(record)))) as T[]
    collection = restored
    own = new Map()
    names = createLookUp(keys.name)
    groups = createLookUp(keys.group)
    records.forEach(add)
    removed = new Set(saved.removed)
    lastId = saved.lastId
    changed()
  }

  return {
    seed,
    dump,
    load,
    changes: () => changes,
    get,
    find(key) {
      const ownId = names.idsOf(key).at(-1)
      const id = ownId ?? seed.names.idsOf(key).findLast(isAsSeeded)
      return id === undefined ? undefined : get(id)
    },
    group(key) {
      const ids = [...seed.groups.idsOf(key).filter(isAsSeeded), ...groups.idsOf(key)]
      return ids.map((id) => get(id)!)
    },
    all: () => (list ??= present()),
    nextId: () => lastId + 1,
    async put(record) {
      const stored = (await collection.create(record)) as T
      forget(stored.id)
      add(stored)
      lastId = Math.max(lastId, stored.id)
      changed()
      return stored
    },
    remove(id) {
      if (!get(id)) return false
      forget(id)
      removed.add(id)
      changed()
      return true
    },
    save() {
      const saved = dump()
      return () => load(saved)
    },
  }
}
