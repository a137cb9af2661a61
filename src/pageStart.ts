import { sendEarly } from '#shared/api/earlyReads.ts'
import { requestOf } from '#shared/api/request.ts'
import { storedTokenQuestion } from '#shared/session/tokenQuestion.ts'
import { isRenderedAhead } from '#shared/browser/renderedAhead.ts'
import { canonicalPath } from '#shared/address/paths.ts'
import { openingQuery } from '#shared/list/views/openingQuery.ts'
import { getConfig, readPageConfig, setConfig } from '#shared/config.ts'
import { isAlive, readSession, setSessionPlace, refreshDueIn } from '#shared/session/tokens.ts'
import { dropSignedOut } from '#shared/session/signedOut.ts'
import { pickLanguage, storedLanguage, type Language } from '#shared/texts/language.ts'
import { routeGuard } from '#app/routeGuard.ts'
import { firstReads, type WireFacts } from '#app/firstReads.ts'

/** Facts about the product from the build. */
export type PageFacts = {
  /** Key of the theme, which is also part of the storage key of its sessions. */
  place: string
  appName: string
  language: Language
} & WireFacts

/**
 * Runs in the page before the first paint if the tab may have a session of this product: sends the first reads of the
 * address, which the portal would send 1.5 s later. It is an inline script, so it must stay small.
 */
export function startPage({ place, appName, language, ...wire }: PageFacts): void {
  if (isRenderedAhead()) return
  setSessionPlace(place)
  dropSignedOut()
  const session = readSession()
  if (!session) return
  const { pathname } = location
  const search = location.search || openingQuery(pathname, '', session.claims.uniqueName)
  const verdict = routeGuard({ path: pathname, search, hasSession: true, hasState: false })
  if (!('show' in verdict) || verdict.show !== 'console') return
  // The default view becomes the address.
  if (search !== location.search) history.replaceState(history.state, '', pathname + search)
  const root = document.documentElement
  root.dataset['frame'] = frameShape(pathname)
  const spoken = pickLanguage(storedLanguage(), language)
  root.lang = spoken
  // A token that is due for a refresh is not used.
  if (refreshDueIn(session, Date.now()) <= 0 || !isAlive(session)) return
  setConfig(readPageConfig(document))
  const { token, claims } = session
  const reads = [
    { call: 'validateToken', headers: storedTokenQuestion(session, appName) } as const,
    ...firstReads({ pathname, search }, claims, wire),
  ]
  sendEarly(
    reads.map(({ call, headers }) =>
      requestOf(wire.calls[call]!, { headers, token, language: spoken }, getConfig()),
    ),
  )
}

/** Kind of page frame shown until the console is rendered. */
function frameShape(pathname: string): 'home' | 'list' | 'card' | 'tabs' {
  const [list = '', record] = canonicalPath(pathname).split('/').slice(1)
  if (list === '' || list === 'home') return 'home'
  if (list === 'menusettings') return 'tabs'
  return record ? 'card' : 'list'
}
