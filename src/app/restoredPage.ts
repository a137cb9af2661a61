import { canonicalPath, needsSession } from '#shared/address/paths.ts'
import { readSession } from '#shared/session/tokens.ts'

/**
 * A page that the browser brings back from its memory shows what it showed before, session or not (hardening T40).
 * It leaves hidden, and is shown again only where a session still stands behind it.
 */
export function guardRestoredPage(): void {
  const root = document.documentElement
  addEventListener('pagehide', () => {
    root.dataset['left'] = ''
  })
  addEventListener('pageshow', ({ persisted }) => {
    const path = canonicalPath(location.pathname)
    if (persisted && !readSession() && (needsSession(path) || path === '/logout'))
      return location.replace('/login')
    delete root.dataset['left']
  })
}
