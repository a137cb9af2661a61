import * as z from 'zod/mini'
import type { Offer } from './offers.ts'

export const looks = ['cards', 'list'] as const
export type Look = (typeof looks)[number]

/** A user's arrangement of the chooser: application ids in order, and the favourites. */
export type Arrangement = { order: number[]; favourites: number[]; look: Look }

export const groupIds = ['favourites', 'own', 'others'] as const
export type Group = { id: (typeof groupIds)[number]; offers: readonly Offer[] }

export const unchosen: Arrangement = { order: [], favourites: [], look: 'cards' }

const ids = z.array(z.number()).check(z.maxLength(2_000))
/** Schema of the stored or imported arrangement. */
export const arrangementReader = z.object({ order: ids, favourites: ids, look: z.enum(looks) })

/** Null if it cannot be read. */
export function readArrangement(stored: string): Arrangement | null {
  try {
    return arrangementReader.parse(JSON.parse(stored))
  } catch {
    return null
  }
}

/** Favourites, accessible applications, the rest; each in the user's order, new ones last. */
export function groupsOf(offers: readonly Offer[], { order, favourites }: Arrangement): Group[] {
  const places = new Map(order.map((id, at) => [id, at]))
  const placeOf = ({ application }: Offer): number => places.get(application.id) ?? order.length
  const sorted = [...offers].sort((one, other) => placeOf(one) - placeOf(other))
  const groupOf = (offer: Offer): Group['id'] => {
    if (favourites.includes(offer.application.id)) return 'favourites'
    return offer.does.kind === 'enter' ? 'own' : 'others'
  }
  return groupIds
    .map((id) => ({ id, offers: sorted.filter((offer) => groupOf(offer) === id) }))
    .filter((group) => group.offers.length > 0)
}
