import { Suspense, type ReactElement } from 'react'
import {
  matchRoutes,
  Outlet,
  redirect,
  replace,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom'
import { api } from '#shared/api/api.ts'
import { store } from '#shared/api/store.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { useIsConnected } from '#shared/browser/useIsOnline.ts'
import { openingQuery } from '#shared/list/views/openingQuery.ts'
import { listResources } from '#shared/resources/resources.ts'
import { readSession } from '#shared/session/tokens.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { ScreenMissing } from '#shared/ui/CodeMissing.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { ConsoleRoot } from './ConsoleRoot.tsx'
import { publicRoutes } from '#features/auth/routes.tsx'
import { RouteFailure } from './RouteFailure.tsx'
import { screens, type ScreenCode } from './screens.ts'
import { SessionGuard } from './SessionGuard.tsx'
import { usePrefetchedScreens } from './usePrefetchedScreens.ts'

export const screenRoutes: RouteObject[] = Object.entries(screens).map(([path, load]) => {
  const Screen = lazyPart(() => load().then((code) => code.Screen), 'screen')
  return {
    path,
    handle: { load: Screen.load },
    async lazy() {
      // If the code cannot be loaded, the screen shows that and retries.
      await Screen.load()
      return { Component: Screen }
    },
    loader: ({ request }) => beginReads(request, path, load),
  }
})

/** Every address of the portal. */
export const routes: RouteObject[] = [
  {
    element: <SessionGuard />,
    errorElement: <RouteFailure place="page" />,
    children: [
      ...publicRoutes,
      {
        element: <ConsoleRoot />,
        children: [
          {
            element: <Screens />,
            children: [
              {
                errorElement: <RouteFailure place="screen" />,
                hydrateFallbackElement: <ScreenLoading />,
                children: screenRoutes,
              },
            ],
          },
        ],
      },
      // The guard decides.
      { path: '*', element: null },
    ],
  },
]

/**
 * The `loader` of a screen: starts its first reads without waiting. The stored token may be unconfirmed; nothing is
 * shown before (SES-08), and the service checks the token of each call.
 */
function beginReads(
  { url }: LoaderFunctionArgs['request'],
  path: string,
  load: () => Promise<ScreenCode>,
): Response | null {
  const { pathname, search } = new URL(url)
  const opening = openingQuery(pathname, search)
  if (opening !== '') {
    // Back and Forward are on their entry already; a link is still on the former one, which stays.
    const isOnEntry = window.location.pathname + window.location.search === pathname + search
    return (isOnEntry ? replace : redirect)(pathname + opening)
  }
  if (readSession())
    load()
      .then(({ prefetch }) => {
        if (prefetch) store.dispatch(prefetch(search))
        prefetchList(path)
      })
      .catch(() => {})
  return null
}

/** The reads of a list as it declares them; its code has brought their endpoints. */
function prefetchList(path: string): void {
  for (const call of listResources.find((one) => one.path === path)?.reads?.list ?? [])
    store.dispatch(api.util.prefetch(call as never, {} as never, { ifOlderThan: 10 }))
}

function loadCode(pathname: string): void {
  for (const { route } of matchRoutes(screenRoutes, pathname) ?? [])
    (route.handle as { load: () => void }).load()
}

function Screens(): ReactElement {
  usePrefetchedScreens(loadCode)
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Outlet />
    </Suspense>
  )
}

/** Loading state of a screen, shown after a delay. */
function ScreenLoading(): ReactElement {
  const { t } = useTranslation()
  if (!useIsConnected()) return <ScreenMissing place="screen" />
  return (
    <p className="screen-loading row gap-3 muted" role="status">
      <Spinner />
      {t('loading')}
    </p>
  )
}
