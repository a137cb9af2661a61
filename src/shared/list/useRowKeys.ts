import { useState } from 'react'

type Id = number | string
type Keys = ReadonlyMap<Id, number>

/**
 * React keys for the rows of these records. While some of the records stay, each keeps its row, whatever comes or goes
 * around it. Where all of them are others, as on another page, each place keeps its row: to fill in other texts is much
 * less work than to take rows out and put rows in. What a row knows of its record has to be keyed by the record.
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

/** Records should have ids of their own; those that share one are told apart, or only one would be seen. */
function namesOf(ids: readonly Id[]): string[] {
  const counts = new Map<Id, number>()
  return ids.map((id) => {
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    return `${id}#${count}`
  })
}

export function nextKeys(former: Keys, ids: readonly Id[]): Keys {
  if (!ids.some((id) => former.has(id))) return new Map(ids.map((id, place) => [id, place]))
  let free = Math.max(...former.values()) + 1
  return new Map(ids.map((id) => [id, former.get(id) ?? free++]))
}
