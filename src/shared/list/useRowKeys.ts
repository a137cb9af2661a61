import { useState } from 'react'

type Id = number | string
type Keys = ReadonlyMap<Id, number>

/**
 * React keys for the rows of these records. While some of the records stay, each keeps its row, whatever comes or goes
 * around it. Where all of them are others, as on another page, each place keeps its row: to fill in other texts is much
 * less work than to take rows out and put rows in. What a row knows of its record has to be keyed by the record.
 */
export function useRowKeys(ids: readonly Id[]): Keys {
  const [keys, setKeys] = useState<Keys>(() => nextKeys(new Map(), ids))
  if (keys.size === ids.length && ids.every((id) => keys.has(id))) return keys
  const next = nextKeys(keys, ids)
  setKeys(next)
  return next
}

export function nextKeys(former: Keys, ids: readonly Id[]): Keys {
  if (!ids.some((id) => former.has(id))) return new Map(ids.map((id, place) => [id, place]))
  let free = Math.max(...former.values()) + 1
  return new Map(ids.map((id) => [id, former.get(id) ?? free++]))
}
