import { faultNames, type FaultName } from './faults.ts'
import { isPublic, type Place } from './place.ts'

/** How many faults each place meets in `npm test`. */
export const share = 3

/** Why a place cannot meet a fault; null where it can. */
export function reasonWithout({ room, without = {} }: Place, fault: FaultName): string | null {
  if (isPublic(room) && fault === 'a token that is refused once') return 'no token is sent without a session'
  return without[fault] ?? null
}

export const faultsOf = (place: Place): FaultName[] =>
  faultNames.filter((fault) => reasonWithout(place, fault) === null)

/** The faults that each place meets in `npm test`: they go round, so that every context meets every one of them. */
export function fairShare(places: readonly Place[]): Map<Place, FaultName[]> {
  const turns = new Map<string, number>()
  return new Map(
    places.map((place) => {
      const all = faultsOf(place)
      const turn = turns.get(place.context) ?? 0
      turns.set(place.context, turn + share)
      const chosen = new Set(
        Array.from({ length: share }, (_, at) => faultNames[(turn + at) % faultNames.length]),
      )
      return [place, all.filter((fault) => chosen.has(fault))]
    }),
  )
}
