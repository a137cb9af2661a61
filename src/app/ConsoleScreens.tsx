import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { Suspense, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { matchPath, Navigate, useLocation } from 'react-router-dom'
import type { RootState } from '#shared/api/createStore.ts'
import { store } from '#shared/api/store.ts'
import type { AnyScreen } from '#shared/address/consoleScreens.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { canonicalPath } from '#shared/address/paths.ts'
import { useIsConnected } from '#shared/browser/useIsOnline.ts'
import { openingQuery } from '#shared/list/views/openingQuery.ts'
import { readSession } from '#shared/session/tokens.ts'
import { ScreenMissing } from '#shared/ui/CodeMissing.tsx'
import { PageErrorBoundary } from '#shared/ui/PageErrorBoundary.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { usePrefetchedScreens } from './usePrefetchedScreens.ts'

type ScreenCode = {
  Screen: ComponentType
  /** Asks for what the screen shows first, by the query of its address. */
  prefetch?: (search: string) => ThunkAction<void, RootState, unknown, UnknownAction>
}

/** A list and its cards have a screen each; what has no cards is one screen with its tabs. */
type PathsOf<Each extends AnyScreen> = Each['hasCards'] extends true
  ? `/${Each['id']}` | `/${Each['id']}/:id/:tab?`
  : `/${Each['id']}/:tab?`
type ScreenPath =
  | '/'
  | '/users/import'
  | { [Each in AnyScreen as Each['id']]: PathsOf<Each> }[AnyScreen['id']]

/**
 * The code of every screen; what else there is to say of it is in `consoleScreens`. The name of a chunk says where its
 * screen is shown: the page loads it early for a session (ScreenPreloads).
 */
const codeOf: Record<ScreenPath, () => Promise<ScreenCode>> = {
  '/': () =>
    import(/* webpackChunkName: "console-home" */ '#shell/home/HomeScreen.tsx').then((code) => ({
      Screen: code.HomeScreen,
    })),
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

const screens = Object.entries(codeOf).flatMap(([path, load]) => {
  const Screen = lazyPart(() => load().then((code) => code.Screen), 'screen')
  // One element for all addresses of a screen: what does not read the location is not rendered again when it changes.
  const screen = { path, load, Screen, element: <Screen /> }
  return path === '/' ? [screen, { ...screen, path: '/home' }] : screen
})

// On its way, or here already, while the stored token is still being confirmed. Nothing is shown before that (SES-08),
// but what will be shown can be asked for: every call carries the token and is judged by it.
const { pathname, search } = window.location
const opened = screenAt(pathname)
void opened?.Screen.load()
if (readSession())
  opened
    ?.load()
    .then(({ prefetch }) => prefetch && store.dispatch(prefetch(search)))
    .catch(() => {})

const loadCode = (pathname: string): void => void screenAt(pathname)?.Screen.load()

/** The routes that need a session. */
export function ConsoleScreens(): ReactElement {
  usePrefetchedScreens(loadCode)
  return (
    <Suspense fallback={<ScreenLoading />}>
      <OpenScreen />
    </Suspense>
  )
}

function OpenScreen(): ReactNode {
  const { pathname, search } = useLocation()
  const opening = openingQuery(pathname, search)
  if (opening !== '') return <Navigate to={pathname + opening} replace />
  // The frame of the console stays, by which one goes on.
  return <PageErrorBoundary screen={pathname}>{screenAt(pathname)?.element}</PageErrorBoundary>
}

function screenAt(pathname: string): (typeof screens)[number] | undefined {
  return screens.find(({ path }) => matchPath(path, canonicalPath(pathname)))
}

/** Stands in the place of a screen whose code has not arrived; shows itself only when that takes a moment. */
function ScreenLoading(): ReactElement {
  const { t } = useTranslation()
  if (!useIsConnected()) return <ScreenMissing place="screen" />
  return (
    <p className="screen-loading" role="status">
      <Spinner />
      {t('loading')}
    </p>
  )
}
