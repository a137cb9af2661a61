import { Suspense, useReducer, useState, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { BrowserRouter, useRoutes } from 'react-router-dom'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { PageErrorBoundary } from '#shared/ui/PageErrorBoundary.tsx'
import type { Theme } from '#themes/theme.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { PageLoading } from './PageLoading.tsx'
import { publicRoutes } from './publicRoutes.tsx'
import { SessionGuard } from './SessionGuard.tsx'

/** All routes of the portal below their data router; the code arrives when a session opens the console. */
export const ConsoleRouter = lazyPart(() =>
  import(/* webpackChunkName: "console" */ './ConsoleRouter.tsx').then(({ ConsoleRouter }) => ConsoleRouter),
)

type AppProps = {
  theme: Theme
  /** The page begins with the console. */
  startsInConsole?: boolean
  /** Of the sign-in: a fixed one where it is prerendered. */
  Router?: ComponentType<{ children: ReactNode }>
}

/**
 * The portal. A page that begins without a session has the public routes alone, in a router that the sign-in form can
 * afford; the data router of the console then takes over for good (docs/decisions/007).
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
