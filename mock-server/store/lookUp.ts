/** Ids by a key that records have, kept beside a table so that nobody looks through all of it. */
export type LookUp<T> = {
  add: (record: T) => void
  drop: (record: T) => void
  /** In the order in which they came. */
  idsOf: (key: string) => readonly number[]
}

export function createLookUp<T extends { id: number }>(keyOf: KeyOf<T> | undefined): LookUp<T> {
  if (!keyOf) return { add: () => {}, drop: () => {}, idsOf: () => [] }
  // Most keys belong to one record: a list for each of them would cost more than all else.
  const ids = new Map<string, number | number[]>()
  const listOf = (key: string): number[] => [ids.get(key) ?? []].flat()
  return {
    add(record) {
      const key = keyOf(record)
      const known = ids.get(key)
      if (Array.isArray(known)) known.push(record.id)
      else ids.set(key, known === undefined ? record.id : [known, record.id])
    },
    drop(record) {
      const key = keyOf(record)
      const left = listOf(key).filter((id) => id !== record.id)
      if (left.length > 0) ids.set(key, left)
      else ids.delete(key)
    },
    idsOf: listOf,
  }
}

export type KeyOf<T> = (record: T) => string

/** The same of records that never change, made when somebody first asks. */
export function lookUpLater<T extends { id: number }>(
  records: readonly T[],
  keyOf: KeyOf<T> | undefined,
): Pick<LookUp<T>, 'idsOf'> {
  let made: LookUp<T> | null = null
  return {
    idsOf(key) {
      if (!made) {
        made = createLookUp(keyOf)
        records.forEach(made.add)
      }
      return made.idsOf(key)
    },
  }
}
