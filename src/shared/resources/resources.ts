import { lists, type ListId, type ResourceId } from '#shared/address/consoleAddresses.ts'
import { defineResource, type Declaration, type Resource } from './defineResource.ts'

/**
 * All resources, in the order of the home page and of the built-in menu (G-01, G-03). docs/console-screens.md lists
 * what follows from a declaration, and what else a new one needs.
 */
const declarations: Record<ResourceId, Declaration> = {
  users: {
    icon: 'people',
    key: 'u',
    writes: ['createUser', 'modifyUser', 'setUserState', 'deleteUser', 'activateDeletedUser'],
    reads: { card: [['getUser', 'pid']] },
  },
  apps: {
    icon: 'widgets',
    key: 'a',
    writes: ['createApplication', 'modifyApplication'],
    reads: { list: ['listApplications'], card: [['getApplication', 'id']] },
  },
  privileges: {
    icon: 'vpn_key',
    key: 'p',
    writes: ['createPrivilege', 'modifyPrivilege'],
    reads: {
      list: ['listPrivileges', 'listApplications'],
      card: ['listPrivileges', ['listApplicationsOfPrivilege', 'id']],
    },
  },
  roles: {
    icon: 'admin_panel_settings',
    key: 'r',
    writes: ['createRole', 'modifyRole'],
    reads: { list: ['listRoles', 'listApplications'], card: ['listRoles', 'listApplications'] },
  },
  menuSettings: {
    icon: 'menu_open',
    key: 'm',
    writes: ['createMenu', 'modifyMenu'],
  },
  notifications: {
    icon: 'notifications',
    key: 'n',
    writes: ['createNotification', 'modifyNotification', 'deleteNotification'],
    reads: { list: ['listNotifications', 'listApplications'], card: ['listNotifications'] },
  },
}

export const resources: readonly Resource[] = (Object.keys(declarations) as ResourceId[]).map((id) =>
  defineResource(id, declarations[id]),
)
/** Resources with a list and cards. */
export const listResources = resources.filter((one): one is Resource<ListId> =>
  (lists as readonly string[]).includes(one.id),
)
