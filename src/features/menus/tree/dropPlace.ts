import type { Place } from '#shared/menu/draft/moveRules.ts'
import { endOf, type TreeRow } from './treeRows.ts'

export type Drop = {
  place: Place
  /** Drop indicator: a row to drop into, or a line above the row at this index. */
  mark: { inside: string } | { line: number; level: number }
}

/** Middle part of a row's height that drops inside. */
const middle = 0.4

/**
 * Drop target of a dragged item. `y` is the offset from the first row, in rows; between rows of different levels the
 * wished level decides.
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
  // After the row above, or as the last child of one of its ancestors.
  let beside = above
  while (beside && beside.level > level) {
    const { parent }: TreeRow = beside
    beside = rows.find(({ item }) => item.key === parent)
  }
  return { place: { parent: beside?.parent ?? null, before: null }, level }
}
