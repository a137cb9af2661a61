import { Suspense, useLayoutEffect, useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { LoginScreen } from '#features/auth/LoginScreen.tsx'
import { ScreenMissing } from '#shared/ui/CodeMissing.tsx'
import { Overlay } from '#shared/ui/Overlay.tsx'
import { PageErrorBoundary } from '#shared/ui/PageErrorBoundary.tsx'
import { keepReturnPath, readSession } from '#shared/session/tokens.ts'
import type { Theme } from '#themes/theme.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { canonicalPath } from '#shared/lib/paths.ts'
import { useIsConnected } from '#shared/lib/useIsOnline.ts'
import { lazyScreen } from '#shared/lib/lazyScreen.tsx'
import { publicScreen } from './publicScreens.tsx'
import { hidesQuery, routeGuard } from './routeGuard.ts'

export const ConsoleRoot = lazyScreen(() =>
  import(/* webpackChunkName: "console" */ './ConsoleRoot.tsx').then(({ ConsoleRoot }) => ConsoleRoot),
)
const AutomaticLogin = lazyScreen(() => {
  // Before even the screen is asked for: the router knows the token already, the address bar need not (hardening T13).
  window.history.replaceState(window.history.state, '', window.location.pathname)
  return import('#features/auth/AutomaticLogin.tsx').then(({ AutomaticLogin }) => AutomaticLogin)
})

// The same for every address, so that what reads none is not drawn anew by a step to another one.
const consoleRoot = <ConsoleRoot />

/** The portal below a router: the browser's in a page, a fixed one where a screen is drawn without a browser. */
export function App({ theme }: { theme: Theme }): ReactElement {
  return (
    <PageErrorBoundary>
      <ThemeContext value={theme}>
        <Suspense fallback={<PageLoading />}>
          <CurrentScreen />
        </Suspense>
      </ThemeContext>
    </PageErrorBoundary>
  )
}

/** Without a connection a page that is still loading says so, rather than that it loads. */
function PageLoading(): ReactElement {
  const { t } = useTranslation()
  return useIsConnected() ? <Overlay label={t('loading')} /> : <ScreenMissing place="page" />
}

function CurrentScreen(): ReactElement {
  const location = useLocation()
  // Judged once per navigation: a session that ends meanwhile leaves its screen standing behind the dialog.
  const verdict = useMemo(
    () =>
      routeGuard({
        path: location.pathname,
        search: location.search,
        hasSession: readSession() !== null,
        hasState: location.state !== null,
      }),
    [location],
  )
  // The address bar is clean before the screen's code arrives; the screen reads what the router still knows (T13).
  useLayoutEffect(() => {
    if (location.search !== '' && hidesQuery(location.pathname))
      window.history.replaceState(window.history.state, '', location.pathname)
  }, [location])
  if ('redirect' in verdict) {
    if (verdict.keepReturnPath) keepReturnPath(location.pathname + location.search)
    return (
      <Navigate to={verdict.redirect} replace state={verdict.linkNotUsed ? { linkNotUsed: true } : null} />
    )
  }
  switch (verdict.show) {
    case 'console':
      return consoleRoot
    case 'automatic-login':
      return <AutomaticLogin login={verdict.login} />
    case 'login':
      return <LoginScreen />
    case 'public':
      return publicScreen(canonicalPath(location.pathname))
  }
}
