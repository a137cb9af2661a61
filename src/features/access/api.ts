import { lazyScreen } from '#shared/lib/lazyScreen.tsx'

/** Why a user may do what they may: applications, roles, privileges, menu items (beyond 16). */
export const UserAccessDialog = lazyScreen(
  () =>
    import(/* webpackChunkName: "console-access-card" */ './UserAccessDialog.tsx').then(
      ({ UserAccessDialog: loaded }) => loaded,
    ),
  'part',
)

/** Who has a privilege: the roles that give it, and the users who have these roles (beyond 16). */
export const PrivilegeAccessDialog = lazyScreen(
  () =>
    import(/* webpackChunkName: "console-access-card" */ './PrivilegeAccessDialog.tsx').then(
      ({ PrivilegeAccessDialog: loaded }) => loaded,
    ),
  'part',
)

/** What a role gives, with what of it has no effect. */
export const RoleAccessDialog = lazyScreen(
  () =>
    import(/* webpackChunkName: "console-access-card" */ './RoleAccessDialog.tsx').then(
      ({ RoleAccessDialog: loaded }) => loaded,
    ),
  'part',
)

/** What two roles give, side by side. */
export const CompareRolesDialog = lazyScreen(
  () =>
    import(/* webpackChunkName: "console-access-card" */ './CompareRolesDialog.tsx').then(
      ({ CompareRolesDialog: loaded }) => loaded,
    ),
  'part',
)
