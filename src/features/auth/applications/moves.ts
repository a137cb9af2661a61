import type { Arrangement } from '#shared/browser/arrangement.ts'
import type { Group } from './offers.ts'

/** Moves one position up or down within its group; returns `before` itself at the end of the group. */
export function moveBy(groups: readonly Group[], before: Arrangement, id: number, by: 1 | -1): Arrangement {
  const group = groups.find(({ offers }) => offers.some(({ application }) => application.id === id))
  const at = group?.offers.findIndex(({ application }) => application.id === id) ?? -1
  const target = group?.offers[at + by]
  return target ? { ...before, order: placed(groups, id, target.application.id) } : before
}

/** Moves to the position of another application; it becomes a favourite exactly if that is one. */
export function dropOn(
  groups: readonly Group[],
  before: Arrangement,
  id: number,
  target: number,
): Arrangement {
  if (id === target) return before
  const isAmongFavourites = before.favourites.includes(target)
  const others = before.favourites.filter((one) => one !== id)
  return {
    ...before,
    order: placed(groups, id, target),
    favourites: isAmongFavourites ? [...others, id] : others,
  }
}

export function toggleFavourite(before: Arrangement, id: number): Arrangement {
  const { favourites } = before
  return {
    ...before,
    favourites: favourites.includes(id) ? favourites.filter((one) => one !== id) : [...favourites, id],
  }
}

/** All ids in display order, with one moved to the position of another: behind it when it came from before. */
function placed(groups: readonly Group[], id: number, target: number): number[] {
  const seen = groups.flatMap(({ offers }) => offers.map(({ application }) => application.id))
  const others = seen.filter((one) => one !== id)
  const isFromBefore = seen.indexOf(id) < seen.indexOf(target)
  others.splice(others.indexOf(target) + (isFromBefore ? 1 : 0), 0, id)
  return others
}
