import { Collection } from '@msw/data'
import type * as z from 'zod/mini'
import type { AnyRecord } from './records.ts'

/** The difference from the seed. */
export type SavedTable<T> = { own: T[]; removed: number[]; lastId: number }

/** A collection of the data library that starts with the records of another one, in the order of their ids. */
export class Table<T extends AnyRecord = AnyRecord> extends Collection<z.ZodMiniType<T, T>> {
  #schema
  #seed
  /** The highest deleted id. */
  #lastGone = 0
  #seen: readonly T[] = []
  #version: object = {}

  /** Records of a seed are shared, not copied: a change replaces a record. */
  constructor(schema: z.ZodMiniType<T, T>, seed: readonly T[] = []) {
    super({ schema })
    this.#schema = schema
    this.#seed = seed
    this.#fill(seed)
    this.hooks.on('delete', ({ data }) => {
      this.#lastGone = Math.max(this.#lastGone, data.deletedRecord.id)
    })
  }

  nextId(): number {
    return Math.max(this.all().at(-1)?.id ?? 0, this.#lastGone) + 1
  }

  /** Creates or replaces the record. Rejects what violates the schema. */
  async put(record: T): Promise<T> {
    const [created] = await this.putAll([record])
    return created!
  }

  /** `put` for many: the library scans all records for each one that it updates. */
  async putAll(records: readonly T[]): Promise<T[]> {
    const created = await this.#create(records)
    const ids = new Set(created.map(({ id }) => id))
    this.#fill([...this.all().filter(({ id }) => !ids.has(id)), ...created])
    return created
  }

  /** The same object until a change, as a key for caches. */
  version(): object {
    const records = this.all()
    const isSame = records.length === this.#seen.length && records.every((one, at) => one === this.#seen[at])
    if (!isSame) [this.#seen, this.#version] = [[...records], {}]
    return this.#version
  }

  dump(): SavedTable<T> {
    const [seeded, ids] = [new Set(this.#seed), new Set(this.all().map(({ id }) => id))]
    return {
      own: this.all().filter((record) => !seeded.has(record)),
      removed: this.#seed.flatMap(({ id }) => (ids.has(id) ? [] : id)),
      lastId: this.nextId() - 1,
    }
  }

  /** Rejects what violates the schema, without changing anything. */
  async load({ own, removed, lastId }: SavedTable<T>): Promise<void> {
    const created = await this.#create(own)
    const gone = new Set([...removed, ...own.map(({ id }) => id)])
    this.#fill([...this.#seed.filter(({ id }) => !gone.has(id)), ...created])
    this.#lastGone = lastId
  }

  #create(records: readonly T[]): Promise<T[]> {
    const collection = new Collection({ schema: this.#schema })
    return Promise.all(records.map((record) => collection.create(record)))
  }

  /** `all` returns the library's own list. */
  #fill(records: readonly T[]): void {
    const own: T[] = this.all()
    own.length = 0
    for (const record of records.toSorted((one, other) => one.id - other.id)) own.push(record)
  }
}
