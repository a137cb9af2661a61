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
  return import('#features/auth/session/TokenChecks.tsx').then(({ AutomaticLogin }) => AutomaticLogin)
})
const LinkBesideSession = lazyPart(() => {
  clearAddress()
  return import('#features/auth/session/TokenChecks.tsx').then(({ LinkBesideSession }) => LinkBesideSession)
})

/** Clears the address bar before the screen's code loads; the router still has the token (hardening T13). */
function clearAddress(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname)
}

// One stable element, so that a navigation re-renders only what reads the location.
const outlet = <Outlet />

/** Layout of all routes: the route, or what the guard shows instead. */
export function SessionGuard(): ReactElement {
  // Judges the address again after the stored token was refused.
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
 * Removes tokens and links from address bar and history. Rendered beside the screens, so that it does not wait for
 * their code; a screen reads the router's location (hardening T13).
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
  // Once per navigation, so that a session end keeps the screen behind its dialog.
  const verdict = useMemo(
    () =>
      routeGuard({
        path: location.pathname,
        search: location.search,
        // A paused session keeps its screens.
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
