import { Suspense, useReducer, useState, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { BrowserRouter, useRoutes } from 'react-router-dom'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { PageErrorBoundary } from '#shared/ui/PageErrorBoundary.tsx'
import type { Theme } from '#themes/theme.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { PageLoading } from './PageLoading.tsx'
import { publicRoutes } from '#features/auth/routes.tsx'
import { SessionGuard } from './SessionGuard.tsx'

/** All routes in their data router, loaded when a session opens the console. */
export const ConsoleRouter = lazyPart(() =>
  import(/* webpackChunkName: "console" */ './ConsoleRouter.tsx').then(({ ConsoleRouter }) => ConsoleRouter),
)

type AppProps = {
  theme: Theme
  /** True if the page starts with the console. */
  startsInConsole?: boolean
  /** Router of the sign-in; a static one for prerendering. */
  Router?: ComponentType<{ children: ReactNode }>
}

/**
 * The portal. Without a session it has only the public routes in a small router; the console's data router replaces it
 * for the rest of the page (docs/decisions/007).
 */
export function App({ theme, startsInConsole = false, Router = BrowserRouter }: AppProps): ReactElement {
  const [isConsole, openConsole] = useReducer(() => true, startsInConsole)
  return (
    <PageErrorBoundary>
      <ThemeContext value={theme}>
        <Suspense fallback={<PageLoading />}>
          {isConsole ? (
            <ConsoleRouter />
          ) : (
            <Router>
              <PublicPortal onConsole={openConsole} />
            </Router>
          )}
        </Suspense>
      </ThemeContext>
    </PageErrorBoundary>
  )
}

function PublicPortal({ onConsole }: { onConsole: () => void }): ReactElement | null {
  const [routes] = useState(() => [
    {
      element: <SessionGuard />,
      children: [...publicRoutes, { path: '*', element: <ConsoleRouter onOpen={onConsole} /> }],
    },
  ])
  return useRoutes(routes)
}
