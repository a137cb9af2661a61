/** Ids by a key that records have, kept beside a table so that nobody looks through all of it. */
export type LookUp<T> = {
  add: (record: T) => void
  drop: (record: T) => void
  /** In the order in which they came. */
  idsOf: (key: string) => readonly number[]
}

export function createLookUp<T extends { id: number }>(keyOf: (record: T) => string): LookUp<T> {
  const ids = new Map<string, number[]>()
  return {
    add(record) {
      const key = keyOf(record)
      const known = ids.get(key)
      if (known) known.push(record.id)
      else ids.set(key, [record.id])
    },
    drop(record) {
      const key = keyOf(record)
      const left = ids.get(key)?.filter((id) => id !== record.id) ?? []
      if (left.length > 0) ids.set(key, left)
      else ids.delete(key)
    },
    idsOf: (key) => ids.get(key) ?? none,
  }
}

const none: readonly number[] = []
