import type { Trail, TrailPart } from '#shared/list/listVisits.ts'

type Places = Pick<Trail, 'places' | 'total'>

/** The position of a record, counted from 0; null if it has none. */
export function placeOf({ places }: Places, id: number): number | null {
  const found = placesIn(places).find(([, one]) => one === id)
  return found ? found[0] : null
}

/** The record next to a position, or the position to read first; null at the end of the list. */
export function stepFrom(
  { places, total }: Places,
  place: number,
  step: 1 | -1,
): { id: number; place: number } | { unread: number } | null {
  for (let at = place + step; at >= 0 && at < total; at += step) {
    const id = places[at]
    if (id === undefined) return { unread: at }
    if (id !== null) return { id, place: at }
  }
  return null
}

/** Adds the part read for a position. A record keeps its first position: the list may have shifted since. */
export function withPart<One extends Places>(trail: One, asked: number, part: TrailPart): One {
  const places = { ...trail.places }
  const known = new Set(Object.values(places))
  for (const [at, id] of part.ids.entries()) {
    const place = part.first + at
    if (place in places) continue
    places[place] = known.has(id) ? null : id
    known.add(id)
  }
  places[asked] ??= null
  const taken = placesIn(places).flatMap(([place, id]) => (id === null ? [] : place))
  return { ...trail, places, total: Math.max(part.total, ...taken.map((place) => place + 1)) }
}

/** Removes a deleted record; later ones move up. */
export function withoutRecord<One extends Places>(trail: One, id: number): One {
  const gone = placeOf(trail, id)
  if (gone === null) return trail
  const places = placesIn(trail.places).flatMap(([place, one]): [number, number | null][] =>
    place === gone ? [] : [[place > gone ? place - 1 : place, one]],
  )
  return { ...trail, places: Object.fromEntries(places), total: trail.total - 1 }
}

function placesIn(places: Trail['places']): [place: number, id: number | null][] {
  return Object.entries(places).map(([place, id]) => [Number(place), id])
}

/** The page of a position, counted from 1. */
export function pageOf({ size }: Pick<Trail, 'size'>, place: number): number {
  return Math.floor(place / size) + 1
}
