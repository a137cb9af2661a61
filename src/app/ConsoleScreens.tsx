import { Suspense, type ComponentType, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, Route, Routes } from 'react-router-dom'
import { store } from '#shared/api/store.ts'
import { consoleScreens, type AnyScreen } from '#shared/lib/consoleScreens.ts'
import { lazyScreen, type LazyScreen } from '#shared/lib/lazyScreen.tsx'
import { canonicalPath } from '#shared/lib/paths.ts'
import { useIsConnected } from '#shared/lib/useIsOnline.ts'
import { readSession } from '#shared/session/tokens.ts'
import { ScreenMissing } from '#shared/ui/CodeMissing.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'

const consoleScreen = (load: () => Promise<ComponentType>): LazyScreen<object> => lazyScreen(load, 'screen')

// The name of a chunk says where its screen is shown: the page loads it early for a session (ScreenPreloads).
const HomeScreen = consoleScreen(() =>
  import(/* webpackChunkName: "console-home" */ '#shell/home/HomeScreen.tsx').then(
    ({ HomeScreen }) => HomeScreen,
  ),
)
const loadApplications = () =>
  import(/* webpackChunkName: "console-apps" */ '#features/applications/ApplicationsScreen.tsx')
const ApplicationsScreen = consoleScreen(() =>
  loadApplications().then(({ ApplicationsScreen }) => ApplicationsScreen),
)
const ApplicationScreen = consoleScreen(() =>
  import(/* webpackChunkName: "console-apps-card" */ '#features/applications/ApplicationScreen.tsx').then(
    ({ ApplicationScreen }) => ApplicationScreen,
  ),
)
const MenuSettings = consoleScreen(() =>
  import(/* webpackChunkName: "console-menusettings-card" */ './MenuSettings.tsx').then(
    ({ MenuSettings }) => MenuSettings,
  ),
)
const loadNotifications = () =>
  import(/* webpackChunkName: "console-notifications" */ '#features/notifications/NotificationsScreen.tsx')
const NotificationsScreen = consoleScreen(() =>
  loadNotifications().then(({ NotificationsScreen }) => NotificationsScreen),
)
const NotificationScreen = consoleScreen(() =>
  import(
    /* webpackChunkName: "console-notifications-card" */ '#features/notifications/NotificationScreen.tsx'
  ).then(({ NotificationScreen }) => NotificationScreen),
)
const loadPrivileges = () =>
  import(/* webpackChunkName: "console-privileges" */ '#features/privileges/PrivilegesScreen.tsx')
const PrivilegesScreen = consoleScreen(() =>
  loadPrivileges().then(({ PrivilegesScreen }) => PrivilegesScreen),
)
const PrivilegeScreen = consoleScreen(() =>
  import(/* webpackChunkName: "console-privileges-card" */ '#features/privileges/PrivilegeScreen.tsx').then(
    ({ PrivilegeScreen }) => PrivilegeScreen,
  ),
)
const loadRoles = () => import(/* webpackChunkName: "console-roles" */ '#features/roles/RolesScreen.tsx')
const RolesScreen = consoleScreen(() => loadRoles().then(({ RolesScreen }) => RolesScreen))
const RoleScreen = consoleScreen(() =>
  import(/* webpackChunkName: "console-roles-card" */ '#features/roles/RoleScreen.tsx').then(
    ({ RoleScreen }) => RoleScreen,
  ),
)
const loadUsers = () => import(/* webpackChunkName: "console-users" */ '#features/users/UsersScreen.tsx')
const UsersScreen = consoleScreen(() => loadUsers().then(({ UsersScreen }) => UsersScreen))
const UserScreen = consoleScreen(() =>
  import(/* webpackChunkName: "console-users-card" */ '#features/users/UserScreen.tsx').then(
    ({ UserScreen }) => UserScreen,
  ),
)

type Code<Screen extends AnyScreen> = Screen['hasCards'] extends true
  ? { Screen: LazyScreen<object>; Card: LazyScreen<object> }
  : { Screen: LazyScreen<object> }

/** The code of every screen; what else there is to say of it is in `consoleScreens`. */
const code: { [Screen in AnyScreen as Screen['id']]: Code<Screen> } = {
  users: { Screen: UsersScreen, Card: UserScreen },
  apps: { Screen: ApplicationsScreen, Card: ApplicationScreen },
  privileges: { Screen: PrivilegesScreen, Card: PrivilegeScreen },
  roles: { Screen: RolesScreen, Card: RoleScreen },
  menuSettings: { Screen: MenuSettings },
  notifications: { Screen: NotificationsScreen, Card: NotificationScreen },
}

const screens: [path: string, Screen: LazyScreen<object>][] = [
  ['/', HomeScreen],
  ['/home', HomeScreen],
  ...consoleScreens.map(({ id, path }): [string, LazyScreen<object>] => [path, code[id].Screen]),
  ...Object.entries(code).map(([id, parts]): [string, LazyScreen<object>] =>
    'Card' in parts ? [`/${id}/:id/:tab?`, parts.Card] : [`/${id}/:tab`, parts.Screen],
  ),
]

// On its way, or here already, while the stored token is still being confirmed. Nothing is shown before that (SES-08),
// but what will be shown can be asked for: every call carries the token and is judged by it.
const { pathname, search } = window.location
for (const [path, Screen] of screens) if (matchPath(path, canonicalPath(pathname))) void Screen.load()
const prefetches: Readonly<Record<string, () => Promise<unknown>>> = {
  '/users': () => loadUsers().then(({ prefetchUsers }) => store.dispatch(prefetchUsers(search))),
  '/apps': () =>
    loadApplications().then(({ prefetchApplications }) => store.dispatch(prefetchApplications())),
  '/privileges': () =>
    loadPrivileges().then(({ prefetchPrivileges }) => store.dispatch(prefetchPrivileges())),
  '/notifications': () =>
    loadNotifications().then(({ prefetchNotifications }) => store.dispatch(prefetchNotifications())),
  '/roles': () => loadRoles().then(({ prefetchRoles }) => store.dispatch(prefetchRoles())),
}
if (readSession()) prefetches[canonicalPath(pathname)]?.().catch(() => {})

/** The routes that need a session. */
export function ConsoleScreens(): ReactElement {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Routes>
        {screens.map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Routes>
    </Suspense>
  )
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
