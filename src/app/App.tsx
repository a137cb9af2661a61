import { Suspense, useLayoutEffect, useMemo, useReducer, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Navigate, useLocation } from 'react-router-dom'
import { LoginScreen } from '#features/auth/LoginScreen.tsx'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { canonicalPath } from '#shared/address/paths.ts'
import { useIsConnected } from '#shared/browser/useIsOnline.ts'
import { pausedSession } from '#shared/session/pausedSession.ts'
import { keepReturnPath, readSession } from '#shared/session/tokens.ts'
import { ScreenMissing } from '#shared/ui/CodeMissing.tsx'
import { Overlay } from '#shared/ui/Overlay.tsx'
import { PageErrorBoundary } from '#shared/ui/PageErrorBoundary.tsx'
import type { Theme } from '#themes/theme.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { publicScreen } from './publicScreens.tsx'
import { routeGuard, type Redirect } from './routeGuard.ts'
import { visibleQuery } from './visibleQuery.ts'

export const ConsoleRoot = lazyPart(() =>
  import(/* webpackChunkName: "console" */ './ConsoleRoot.tsx').then(({ ConsoleRoot }) => ConsoleRoot),
)
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
const consoleRoot = <ConsoleRoot />

/** The portal below a router: the browser's in a page, a fixed one where a screen is prerendered. */
export function App({ theme }: { theme: Theme }): ReactElement {
  return (
    <PageErrorBoundary>
      <ThemeContext value={theme}>
        <SecretQueryRemover />
        <Suspense fallback={<PageLoading />}>
          <CurrentScreen />
        </Suspense>
      </ThemeContext>
    </PageErrorBoundary>
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

/** Without a connection a page that is still loading says so, rather than that it loads. */
function PageLoading(): ReactElement {
  const { t } = useTranslation()
  return useIsConnected() ? <Overlay label={t('loading')} /> : <ScreenMissing place="page" />
}

/** An address is judged again once the token beside its link was refused. */
function CurrentScreen(): ReactElement {
  const [refusals, judgeAgain] = useReducer((count: number) => count + 1, 0)
  return <JudgedScreen key={refusals} onRefused={judgeAgain} />
}

function JudgedScreen({ onRefused }: { onRefused: () => void }): ReactElement {
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
    case 'console':
      return consoleRoot
    case 'session-check':
      return <LinkBesideSession stay={<Redirection {...verdict.stay} />} onRefused={onRefused} />
    case 'automatic-login':
      return <AutomaticLogin login={verdict.login} />
    case 'login':
      return <LoginScreen />
    case 'public':
      return publicScreen(canonicalPath(location.pathname))
  }
}

function Redirection({ redirect, notice }: Redirect): ReactElement {
  return <Navigate to={redirect} replace state={notice ? { notice } : null} />
}
