import type { Trail, TrailPart } from '#shared/list/listVisits.ts'

type KnownIds = Pick<Trail, 'idAt' | 'total'>

/** The position of a record, counted from 0; null if it has none. */
export function positionOf({ idAt }: KnownIds, id: number): number | null {
  const found = positionsIn(idAt).find(([, one]) => one === id)
  return found ? found[0] : null
}

/** The record next to a position, or the position to read first; null at the end of the list. */
export function stepFrom(
  { idAt, total }: KnownIds,
  position: number,
  step: 1 | -1,
): { id: number; position: number } | { unread: number } | null {
  for (let at = position + step; at >= 0 && at < total; at += step) {
    const id = idAt[at]
    if (id === undefined) return { unread: at }
    if (id !== null) return { id, position: at }
  }
  return null
}

/** Adds the part read for a position. A record keeps its first position: the list may have shifted since. */
export function withPart<One extends KnownIds>(trail: One, asked: number, part: TrailPart): One {
  const idAt = { ...trail.idAt }
  const known = new Set(Object.values(idAt))
  for (const [at, id] of part.ids.entries()) {
    const position = part.first + at
    if (position in idAt) continue
    idAt[position] = known.has(id) ? null : id
    known.add(id)
  }
  idAt[asked] ??= null
  const taken = positionsIn(idAt).flatMap(([position, id]) => (id === null ? [] : position))
  return { ...trail, idAt, total: Math.max(part.total, ...taken.map((position) => position + 1)) }
}

/** Removes a deleted record; later ones move up. */
export function withoutRecord<One extends KnownIds>(trail: One, id: number): One {
  const gone = positionOf(trail, id)
  if (gone === null) return trail
  const idAt = positionsIn(trail.idAt).flatMap(([position, one]): [number, number | null][] =>
    position === gone ? [] : [[position > gone ? position - 1 : position, one]],
  )
  return { ...trail, idAt: Object.fromEntries(idAt), total: trail.total - 1 }
}

function positionsIn(idAt: Trail['idAt']): [position: number, id: number | null][] {
  return Object.entries(idAt).map(([position, id]) => [Number(position), id])
}

/** The page of a position, counted from 1. */
export function pageOf({ size }: Pick<Trail, 'size'>, position: number): number {
  return Math.floor(position / size) + 1
}
