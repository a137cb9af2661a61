import { readSession } from '#shared/session/tokens.ts'
import { canonicalPath, sessionPaths } from '#shared/lib/paths.ts'

const needsSession = new Set<string>([...sessionPaths, '/logout'])

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
    if (persisted && !readSession() && needsSession.has(canonicalPath(location.pathname)))
      return location.replace('/login')
    delete root.dataset['left']
  })
}
