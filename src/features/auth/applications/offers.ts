import type { Application } from '#contracts/applications.ts'
import { appKey, isOffered } from '#shared/records/applications.ts'
import { webUrl } from '#shared/address/safeUrl.ts'
import type { Arrangement } from '#shared/browser/arrangement.ts'
import { foldText } from '#shared/texts/foldText.ts'
import { serverText } from '#shared/texts/serverText.ts'

/** What a card does: log in to the application, open its page in a new tab, or only log. */
export type Offer = {
  application: Application
  does: { kind: 'enter' } | { kind: 'landing'; href: string } | { kind: 'nothing' }
}

/**
 * The cards of visible, active and unreserved applications, in the order of the service (AVA-04, AVA-05, D8). A card
 * logs in if the session's APPS claim has the application, else it opens the landing page (S-04).
 */
export function offersOf(applications: readonly Application[], apps: readonly string[] | null): Offer[] {
  const own = new Set(apps?.map(appKey))
  return applications.filter(isOffered).map((application) => {
    if (own.has(appKey(application.name))) return { application, does: { kind: 'enter' } }
    const landing = webUrl(application.landing, 'about:blank')
    return { application, does: landing ? { kind: 'landing', href: landing.href } : { kind: 'nothing' } }
  })
}

const groupIds = ['favourites', 'own', 'others'] as const
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

/** Applications whose title or name contains the typed words, ignoring accents and case. */
export function foundIn(groups: readonly Group[], typed: string): Group[] {
  const words = foldText(typed).split(' ').filter(Boolean)
  const bears = ({ application: { title, name } }: Offer): boolean => {
    const text = foldText(`${serverText(title) ?? ''} ${name}`)
    return words.every((word) => text.includes(word))
  }
  return groups
    .map((group) => ({ ...group, offers: group.offers.filter(bears) }))
    .filter(({ offers }) => offers.length > 0)
}
