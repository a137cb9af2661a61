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
 * What is met in `npm test`: in each context, a place of each room, and every fault once, dealt out among these places; a
 * fault that none of them can meet goes to another place of the context.
 */
export function fairShare(places: readonly Place[]): Map<Place, FaultName[]> {
  const shares = new Map<Place, FaultName[]>()
  for (const context of contexts) {
    const here = places.filter((place) => place.context === context)
    const chosen = here.filter((place) => here.find(({ room }) => room === place.room) === place)
    for (const place of chosen) shares.set(place, [])
    const met = (place: Place): FaultName[] => shares.get(place) ?? []
    const give = (place: Place, fault: FaultName): unknown => shares.set(place, [...met(place), fault])
    for (const fault of faultNames) {
      const able = (all: Place[]): Place[] => all.filter((place) => faultsOf(place).includes(fault))
      const [idlest] = able(chosen).sort((one, other) => met(one).length - met(other).length)
      const place = idlest ?? able(here)[0]
      if (place) give(place, fault)
    }
    for (const place of chosen) {
      const [first] = faultsOf(place)
      if (first && met(place).length === 0) give(place, first)
    }
  }
  return shares
}
