import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { Suspense, type ComponentType, type ReactElement } from 'react'
import {
  matchRoutes,
  Outlet,
  redirect,
  replace,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom'
import type { RootState } from '#shared/api/createStore.ts'
import { store } from '#shared/api/store.ts'
import type { AnyScreen } from '#shared/address/consoleScreens.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { useIsConnected } from '#shared/browser/useIsOnline.ts'
import { openingQuery } from '#shared/list/views/openingQuery.ts'
import { readSession } from '#shared/session/tokens.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { ScreenMissing } from '#shared/ui/CodeMissing.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { ConsoleRoot } from './ConsoleRoot.tsx'
import { publicRoutes } from './publicRoutes.tsx'
import { RouteFailure } from './RouteFailure.tsx'
import { SessionGuard } from './SessionGuard.tsx'
import { usePrefetchedScreens } from './usePrefetchedScreens.ts'

type ScreenCode = {
  Screen: ComponentType
  /** Starts the first reads of the screen, by its query. */
  prefetch?: (search: string) => ThunkAction<void, RootState, unknown, UnknownAction>
}

/** Routes of a list and of its cards; a screen without cards has one route with its tabs. */
type PathsOf<Each extends AnyScreen> = Each['hasCards'] extends true
  ? `/${Each['id']}` | `/${Each['id']}/:id/:tab?`
  : `/${Each['id']}/:tab?`
type ScreenPath =
  | '/'
  | '/home'
  | '/users/import'
  | { [Each in AnyScreen as Each['id']]: PathsOf<Each> }[AnyScreen['id']]

const loadHome = () =>
  import(/* webpackChunkName: "console-home" */ '#shell/home/HomeScreen.tsx').then((code) => ({
    Screen: code.HomeScreen,
  }))

/** A chunk is named after its address, because the page preloads it for a session (ScreenPreloads). */
const screens: Record<ScreenPath, () => Promise<ScreenCode>> = {
  '/': loadHome,
  '/home': loadHome,
  '/users': () =>
    import(/* webpackChunkName: "console-users" */ '#features/users/UsersScreen.tsx').then((code) => ({
      Screen: code.UsersScreen,
      prefetch: code.prefetchUsers,
    })),
  '/users/import': () =>
    import(
      /* webpackChunkName: "console-users-import-card" */ '#features/users/import/ImportScreen.tsx'
    ).then((code) => ({ Screen: code.ImportScreen })),
  '/users/:id/:tab?': () =>
    import(/* webpackChunkName: "console-users-card" */ '#features/users/UserScreen.tsx').then((code) => ({
      Screen: code.UserScreen,
    })),
  '/apps': () =>
    import(/* webpackChunkName: "console-apps" */ '#features/applications/ApplicationsScreen.tsx').then(
      (code) => ({ Screen: code.ApplicationsScreen, prefetch: code.prefetchApplications }),
    ),
  '/apps/:id/:tab?': () =>
    import(/* webpackChunkName: "console-apps-card" */ '#features/applications/ApplicationScreen.tsx').then(
      (code) => ({ Screen: code.ApplicationScreen }),
    ),
  '/privileges': () =>
    import(/* webpackChunkName: "console-privileges" */ '#features/privileges/PrivilegesScreen.tsx').then(
      (code) => ({ Screen: code.PrivilegesScreen, prefetch: code.prefetchPrivileges }),
    ),
  '/privileges/:id/:tab?': () =>
    import(/* webpackChunkName: "console-privileges-card" */ '#features/privileges/PrivilegeScreen.tsx').then(
      (code) => ({ Screen: code.PrivilegeScreen }),
    ),
  '/roles': () =>
    import(/* webpackChunkName: "console-roles" */ '#features/roles/RolesScreen.tsx').then((code) => ({
      Screen: code.RolesScreen,
      prefetch: code.prefetchRoles,
    })),
  '/roles/:id/:tab?': () =>
    import(/* webpackChunkName: "console-roles-card" */ '#features/roles/RoleScreen.tsx').then((code) => ({
      Screen: code.RoleScreen,
    })),
  '/menuSettings/:tab?': () =>
    import(/* webpackChunkName: "console-menusettings-card" */ './MenuSettings.tsx').then((code) => ({
      Screen: code.MenuSettings,
    })),
  '/notifications': () =>
    import(
      /* webpackChunkName: "console-notifications" */ '#features/notifications/NotificationsScreen.tsx'
    ).then((code) => ({ Screen: code.NotificationsScreen, prefetch: code.prefetchNotifications })),
  '/notifications/:id/:tab?': () =>
    import(
      /* webpackChunkName: "console-notifications-card" */ '#features/notifications/NotificationScreen.tsx'
    ).then((code) => ({ Screen: code.NotificationScreen })),
}

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
    loader: ({ request }) => beginReads(request, load),
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
 * shown before (SES-08), and the service checks the token of each call. /
 */
function beginReads(
  { url }: LoaderFunctionArgs['request'],
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
      .then(({ prefetch }) => prefetch && store.dispatch(prefetch(search)))
      .catch(() => {})
  return null
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
