import type { Changes, SharedRecords } from './table.ts'

/** Records in an order, read in parts. */
export type Listing<T> = { count: number; part: (first: number, size: number) => T[] }

export type Order<T> = {
  /** Positions in the seed of the records that are listed, by key and then by position. */
  base: Uint32Array
  keyOf: (record: T) => number
}

/** Either a run of the seed's records or one that is not as in the seed; `at` is its place in the list. */
type Piece<T> = { at: number; from: number; length: number; own?: T }

/**
 * The seed's order with what has changed put in its place: an order is made once for all tables, a change costs what
 * has changed. `isListed` decides about records that are not as in the seed.
 */
export function listingOf<T extends { id: number }>(
  seed: SharedRecords<T>,
  { own, removed }: Changes<T>,
  { base, keyOf }: Order<T>,
  isListed: (record: T) => boolean,
): Listing<T> {
  function rankOf(key: number, position: number): number {
    let [low, high] = [0, base.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const difference = keyOf(seed.records[base[middle]!]!) - key || base[middle]! - position
      if (difference < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  function holes(): number[] {
    const ranks: number[] = []
    for (const id of new Set([...own.keys(), ...removed])) {
      const position = seed.positions.get(id)
      if (position === undefined) continue
      const rank = rankOf(keyOf(seed.records[position]!), position)
      if (base[rank] === position) ranks.push(rank)
    }
    return ranks.sort((one, other) => one - other)
  }

  function insertions(): { rank: number; record: T }[] {
    let after = seed.records.length
    const listed = [...own.values()].filter(isListed).map((record) => {
      const key = keyOf(record)
      const position = seed.positions.get(record.id) ?? (after += 1)
      return { record, key, position, rank: rankOf(key, position) }
    })
    return listed.sort((one, other) => one.key - other.key || one.position - other.position)
  }

  const pieces: Piece<T>[] = []
  let count = 0
  function add(from: number, length: number, record?: T): void {
    if (length === 0) return
    pieces.push({ at: count, from, length, ...(record && { own: record }) })
    count += length
  }

  let rank = 0
  const gaps = holes()
  const added = insertions()
  for (let gap = 0, next = 0; gap < gaps.length || next < added.length;) {
    const insertion = added[next]
    if (insertion && insertion.rank <= (gaps[gap] ?? Infinity)) {
      add(rank, insertion.rank - rank)
      add(insertion.rank, 1, insertion.record)
      rank = insertion.rank
      next += 1
    } else {
      add(rank, gaps[gap]! - rank)
      rank = gaps[gap]! + 1
      gap += 1
    }
  }
  add(rank, base.length - rank)

  return {
    count,
    part(first, size) {
      const end = Math.min(first + size, count)
      const found: T[] = []
      for (let piece = pieceAt(pieces, first); found.length < end - first; piece += 1) {
        const { at, from, length, own: record } = pieces[piece]!
        for (let index = Math.max(first, at); index < Math.min(end, at + length); index += 1)
          found.push(record ?? seed.records[base[from + index - at]!]!)
      }
      return found
    },
  }
}

function pieceAt(pieces: readonly Piece<unknown>[], index: number): number {
  let [low, high] = [0, pieces.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (pieces[middle]!.at <= index) low = middle
    else high = middle - 1
  }
  return low
}
