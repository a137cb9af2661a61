import type { Application } from '#contracts/applications.ts'
import { appKey, isOffered } from '#shared/records/applications.ts'
import { webUrl } from '#shared/address/safeUrl.ts'

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
