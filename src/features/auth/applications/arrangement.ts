import type { Arrangement } from '#shared/browser/arrangement.ts'
import type { Offer } from './offers.ts'

export const groupIds = ['favourites', 'own', 'others'] as const
export type Group = { id: (typeof groupIds)[number]; offers: readonly Offer[] }

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
