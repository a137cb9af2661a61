import type { Application } from '#contracts/applications.ts'
import { menusApi } from '#features/menus/api.ts'
import { isPending, notificationsApi } from '#features/notifications/api.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { usersApi } from '#features/users/api.ts'
import { again } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey, titlesIn } from '#shared/records/applications.ts'
import { counted } from './counted.ts'
import { countItems } from './countMenuItems.ts'
import type { Dependent } from './dependent.ts'

const quietly = { isQuiet: true } as const

/** What uses an application. Roles and privileges know it by its name, companies by its title, the others by its id. */
export function applicationKinds(
  dispatch: Dispatch,
  { id, name, title }: Pick<Application, 'id' | 'name' | 'title'>,
): Dependent[] {
  const { listRoles } = rolesApi.endpoints
  const { listPrivileges } = privilegesApi.endpoints
  const { listCompanies } = usersApi.endpoints
  const { listMenus } = menusApi.endpoints
  const { listNotifications } = notificationsApi.endpoints
  const isAmong = (names: readonly string[], own: string): boolean => names.map(appKey).includes(appKey(own))
  const inIt = { headers: { application: name }, ...quietly }
  return [
    {
      id: 'roles',
      count: () => counted(dispatch(listRoles.initiate(inIt, again)), ({ idstate }) => isActive(idstate)),
    },
    {
      id: 'privileges',
      count: () =>
        counted(
          dispatch(listPrivileges.initiate(quietly, again)),
          ({ idstate, application }) => isActive(idstate) && isAmong(application ?? [], name),
        ),
    },
    {
      id: 'companies',
      count: () =>
        counted(dispatch(listCompanies.initiate({ userid: '0', ...quietly }, again)), ({ sharedApps }) =>
          isAmong(titlesIn(sharedApps), title),
        ),
    },
    {
      id: 'menuItems',
      count: () =>
        counted(dispatch(listMenus.initiate(quietly, again)), ({ idapplication, items }) =>
          idapplication === id ? countItems(items) : 0,
        ),
    },
    {
      id: 'pending',
      count: () =>
        counted(
          dispatch(listNotifications.initiate(quietly, again)),
          (one) => isPending(one) && one.applicationIds.includes(id),
        ),
    },
  ]
}
