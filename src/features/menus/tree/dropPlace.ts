import type { Place } from '#shared/menu/draft/moveRules.ts'
import { endOf, type TreeRow } from './treeRows.ts'

export type Drop = {
  place: Place
  /** What shows it: a row that takes the item in, or a line above the row at this position. */
  mark: { inside: string } | { line: number; level: number }
}

/** How much of a row's height, in its middle, takes an item in. */
const middle = 0.4

/**
 * Where a dragged item falls. `y` is the height below the first row, in rows; between two rows of different levels the
 * wished level decides which of them the item is put beside.
 */
export function dropPlace(
  rows: readonly TreeRow[],
  key: string,
  { y, level }: { y: number; level: number },
): Drop | null {
  const from = rows.findIndex(({ item }) => item.key === key)
  if (from === -1) return null
  const to = endOf(rows, from)
  const at = Math.min(Math.max(Math.floor(y), 0), rows.length - 1)
  const isOwn = at >= from && at < to
  if (!isOwn && y < rows.length && Math.abs(y - at - 0.5) < middle / 2) {
    const { key: parent } = rows[at]!.item
    return { place: { parent, before: null }, mark: { inside: parent } }
  }
  const line = Math.min(Math.max(Math.round(y), 0), rows.length)
  const isFree = line <= from || line >= to
  const above = isFree ? rows[line === to ? from - 1 : line - 1] : rows[from - 1]
  const below = isFree ? rows[line === from ? to : line] : rows[to]
  const found = between(rows, above, below, level)
  return { place: found.place, mark: { line: isFree ? line : from, level: found.level } }
}

function between(
  rows: readonly TreeRow[],
  above: TreeRow | undefined,
  below: TreeRow | undefined,
  wished: number,
): { place: Place; level: number } {
  const least = below?.level ?? 1
  const level = Math.max(least, Math.min(wished, above?.level ?? 1))
  if (below && level === below.level)
    return { place: { parent: below.parent, before: below.item.key }, level }
  // Beside the row above, or beside one that it hangs below, as the last one there.
  let beside = above
  while (beside && beside.level > level) {
    const { parent }: TreeRow = beside
    beside = rows.find(({ item }) => item.key === parent)
  }
  return { place: { parent: beside?.parent ?? null, before: null }, level }
}
