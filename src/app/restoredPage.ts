import { hidePage, leavePageForGood, loadPageAnew } from '#shared/address/leavePage.ts'
import { canonicalPath, needsSession } from '#shared/address/paths.ts'
import { showPage } from '#shared/address/showPage.ts'
import { pausedSession } from '#shared/session/pausedSession.ts'
import { dropSignedOut } from '#shared/session/signedOut.ts'
import { readSession } from '#shared/session/tokens.ts'

/**
 * A page that the browser brings back from its memory shows what it showed before, whoever is there (hardening T40, T41).
 * It leaves hidden, and is shown again only where the session that it was left with still stands.
 */
export function guardRestoredPage(): void {
  let left: string | null = null
  addEventListener('pagehide', () => {
    left = sessionHere()
    hidePage()
  })
  addEventListener('pageshow', ({ persisted }) => {
    dropSignedOut()
    const path = canonicalPath(location.pathname)
    if (persisted && !readSession() && (needsSession(path) || path === '/logout'))
      return leavePageForGood('/login')
    // A public page may show what is one person's own, too, as the chooser of applications does.
    if (left !== null && left !== sessionHere()) return loadPageAnew()
    showPage()
  })
}

/** Each sign-in begins a session with an id of its own. */
function sessionHere(): string | null {
  return (readSession() ?? pausedSession())?.id ?? null
}
