import { useState } from 'react'

type Id = number | string
type Keys = ReadonlyMap<Id, number>

/**
 * React keys for the rows of these records. If some records remain, each keeps its row. If all are new, as on another
 * page, rows are reused by index, because changing texts is much cheaper than replacing elements. State of a row must
 * therefore be keyed by the record.
 */
export function useRowKeys(ids: readonly Id[]): readonly number[] {
  const names = namesOf(ids)
  const [keys, setKeys] = useState<Keys>(() => nextKeys(new Map(), names))
  if (keys.size === names.length && names.every((name) => keys.has(name)))
    return names.map((name) => keys.get(name)!)
  const next = nextKeys(keys, names)
  setKeys(next)
  return [...next.values()]
}

/** Distinguishes records with the same id, of which React would render only one. */
function namesOf(ids: readonly Id[]): string[] {
  const counts = new Map<Id, number>()
  return ids.map((id) => {
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    return `${id}#${count}`
  })
}

export function nextKeys(former: Keys, ids: readonly Id[]): Keys {
  if (!ids.some((id) => former.has(id))) return new Map(ids.map((id, position) => [id, position]))
  let free = Math.max(...former.values()) + 1
  return new Map(ids.map((id) => [id, former.get(id) ?? free++]))
}
