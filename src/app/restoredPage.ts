import { hidePage, leavePageForGood, loadPageAnew } from '#shared/address/leavePage.ts'
import { canonicalPath, needsSession } from '#shared/address/paths.ts'
import { showPage } from '#shared/address/showPage.ts'
import { pausedSession } from '#shared/session/pausedSession.ts'
import { dropSignedOut } from '#shared/session/signedOut.ts'
import { readSession } from '#shared/session/tokens.ts'

/**
 * A page restored from the back/forward cache would show its old content to anyone (hardening T40, T41). It is hidden
 * on leaving and shown again only if its session is still open.
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
    // A public page may show personal data too, such as the application chooser.
    if (left !== null && left !== sessionHere()) return loadPageAnew()
    showPage()
  })
}

/** Id of the session; each sign-in has a new one. */
function sessionHere(): string | null {
  return (readSession() ?? pausedSession())?.id ?? null
}
