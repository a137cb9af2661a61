import { Suspense, useLayoutEffect, useMemo, useReducer, type ReactElement } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { LoginScreen } from '#features/auth/LoginScreen.tsx'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { pausedSession } from '#shared/session/pausedSession.ts'
import { keepReturnPath, readSession } from '#shared/session/tokens.ts'
import { PageLoading } from './PageLoading.tsx'
import { routeGuard, type Redirect } from './routeGuard.ts'
import { visibleQuery } from './visibleQuery.ts'

const AutomaticLogin = lazyPart(() => {
  clearAddress()
  return import('#features/auth/session/AutomaticLogin.tsx').then(({ AutomaticLogin }) => AutomaticLogin)
})
const LinkBesideSession = lazyPart(() => {
  clearAddress()
  return import('#features/auth/session/LinkBesideSession.tsx').then(
    ({ LinkBesideSession }) => LinkBesideSession,
  )
})

/** Before even the screen's code is asked for: the router still knows the token, the address bar need not (hardening T13). */
function clearAddress(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname)
}

// One element for all addresses: what does not read the location is not rendered again when it changes.
const outlet = <Outlet />

/** The layout of all routes: shows the route of an address, or what the session says instead of it. */
export function SessionGuard(): ReactElement {
  // An address is judged again once the token beside its link was refused.
  const [refusals, judgeAgain] = useReducer((count: number) => count + 1, 0)
  return (
    <>
      <SecretQueryRemover />
      <Suspense fallback={<PageLoading />}>
        <JudgedRoute key={refusals} onRefused={judgeAgain} />
      </Suspense>
    </>
  )
}

/**
 * Takes tokens and links out of the address bar and the history. It stands beside the screens, so that it waits for no
 * screen's code; a screen reads what the router still knows (hardening T13).
 */
function SecretQueryRemover(): null {
  const { pathname, search, hash } = useLocation()
  useLayoutEffect(() => {
    const seen = visibleQuery(pathname, search) + visibleQuery(pathname, hash)
    if (seen !== search + hash) window.history.replaceState(window.history.state, '', pathname + seen)
  }, [pathname, search, hash])
  return null
}

function JudgedRoute({ onRefused }: { onRefused: () => void }): ReactElement {
  const location = useLocation()
  // Judged once per navigation: a session that ends meanwhile leaves its screen standing behind the dialog.
  const verdict = useMemo(
    () =>
      routeGuard({
        path: location.pathname,
        search: location.search,
        // One that waits for its person keeps its screens.
        hasSession: readSession() !== null || pausedSession() !== null,
        hasState: location.state !== null,
      }),
    [location],
  )
  if ('redirect' in verdict) {
    if (verdict.keepReturnPath)
      keepReturnPath(location.pathname + visibleQuery(location.pathname, location.search))
    return <Redirection {...verdict} />
  }
  switch (verdict.show) {
    case 'public':
    case 'console':
      return outlet
    case 'session-check':
      return <LinkBesideSession stay={<Redirection {...verdict.stay} />} onRefused={onRefused} />
    case 'automatic-login':
      return <AutomaticLogin login={verdict.login} />
    case 'login':
      return <LoginScreen />
  }
}

function Redirection({ redirect, notice }: Redirect): ReactElement {
  return <Navigate to={redirect} replace state={notice ? { notice } : null} />
}
