import { faultNames, type FaultName } from './faults.ts'
import { contexts, isPublic, type Place } from './place.ts'

/** Why a place cannot meet a fault; null where it can. */
export function reasonWithout({ room, without = {} }: Place, fault: FaultName): string | null {
  if (isPublic(room) && fault === 'a token that is refused once') return 'no token is sent without a session'
  return without[fault] ?? null
}

export const faultsOf = (place: Place): FaultName[] =>
  faultNames.filter((fault) => reasonWithout(place, fault) === null)

/**
 * The faults that each place meets in `npm test`: one, the one that its context has met least often so far; and where a
 * context has fewer places than there are faults, as many more as it takes for each fault to strike there.
 */
export function fairShare(places: readonly Place[]): Map<Place, FaultName[]> {
  const shares = new Map(places.map((place) => [place, [] as FaultName[]]))
  for (const context of contexts) {
    const here = places.filter((place) => place.context === context)
    const times = (fault: FaultName): number =>
      here.filter((place) => shares.get(place)!.includes(fault)).length
    for (const place of here) {
      const [rarest] = faultsOf(place).sort((one, other) => times(one) - times(other))
      if (rarest) shares.get(place)!.push(rarest)
    }
    for (const fault of faultNames.filter((one) => times(one) === 0)) {
      const [idlest] = here
        .filter((place) => faultsOf(place).includes(fault))
        .sort((one, other) => shares.get(one)!.length - shares.get(other)!.length)
      if (idlest) shares.get(idlest)!.push(fault)
    }
  }
  return shares
}
