import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { RootState } from '#shared/api/createStore.ts'
import type { ListId, ResourceId } from '#shared/address/consoleAddresses.ts'

export type ScreenCode = {
  Screen: ComponentType
  /** Starts first reads that depend on the query. */
  prefetch?: (search: string) => ThunkAction<void, RootState, unknown, UnknownAction>
}

type ScreenPath =
  | '/'
  | '/home'
  | '/users/import'
  | `/${ListId}`
  | `/${ListId}/:id/:tab?`
  // A screen without cards has one route with its tabs.
  | `/${Exclude<ResourceId, ListId>}/:tab?`

const home = () => import(/* webpackChunkName: "console-home" */ '#shell/home/HomeScreen.tsx')

/** A chunk is named after its address, because the page preloads it for a session (ScreenPreloads). */
export const screens: Record<ScreenPath, () => Promise<ScreenCode>> = {
  '/': home,
  '/home': home,
  '/users': () => import(/* webpackChunkName: "console-users" */ '#features/users/UsersScreen.tsx'),
  '/users/import': () =>
    import(/* webpackChunkName: "console-users-import-card" */ '#features/users/import/ImportScreen.tsx'),
  '/users/:id/:tab?': () =>
    import(/* webpackChunkName: "console-users-card" */ '#features/users/UserScreen.tsx'),
  '/apps': () =>
    import(/* webpackChunkName: "console-apps" */ '#features/applications/ApplicationsScreen.tsx'),
  '/apps/:id/:tab?': () =>
    import(/* webpackChunkName: "console-apps-card" */ '#features/applications/ApplicationScreen.tsx'),
  '/privileges': () =>
    import(/* webpackChunkName: "console-privileges" */ '#features/privileges/PrivilegesScreen.tsx'),
  '/privileges/:id/:tab?': () =>
    import(/* webpackChunkName: "console-privileges-card" */ '#features/privileges/PrivilegeScreen.tsx'),
  '/roles': () => import(/* webpackChunkName: "console-roles" */ '#features/roles/RolesScreen.tsx'),
  '/roles/:id/:tab?': () =>
    import(/* webpackChunkName: "console-roles-card" */ '#features/roles/RoleScreen.tsx'),
  '/menuSettings/:tab?': () =>
    import(/* webpackChunkName: "console-menusettings-card" */ './MenuSettings.tsx'),
  '/notifications': () =>
    import(/* webpackChunkName: "console-notifications" */ '#features/notifications/NotificationsScreen.tsx'),
  '/notifications/:id/:tab?': () =>
    import(
      /* webpackChunkName: "console-notifications-card" */ '#features/notifications/NotificationScreen.tsx'
    ),
}
