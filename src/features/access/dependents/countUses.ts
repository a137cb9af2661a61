import { menusApi } from '#features/menus/api.ts'
import { isPending, notificationsApi } from '#features/notifications/api.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { usersApi } from '#features/users/api.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey, titlesIn } from '#shared/records/applications.ts'
import type { Counted } from './dependent.ts'

const quietly = { isQuiet: true } as const
const again = { subscribe: false, forceRefetch: true }

function counted<Row>(
  { data, error }: { data?: readonly Row[] | undefined; error?: unknown },
  uses: (row: Row) => boolean,
): Counted {
  // What was read before is still there when the call fails.
  if (error || !data) return { error: apiErrorOf(error ?? {}) }
  return { count: data.filter(uses).length }
}

// Others name an application by its name in roles and privileges, by its title in companies, else by its id.

/** The active roles that count in it. */
export async function countRolesIn(dispatch: Dispatch, application: string): Promise<Counted> {
  const { initiate } = rolesApi.endpoints.listRoles
  const roles = await dispatch(initiate({ headers: { application }, ...quietly }, again))
  return counted(roles, ({ idstate }) => isActive(idstate))
}

/** The active privileges that belong to it. */
export async function countPrivileges(dispatch: Dispatch, name: string): Promise<Counted> {
  const privileges = await dispatch(privilegesApi.endpoints.listPrivileges.initiate(quietly, again))
  return counted(
    privileges,
    ({ idstate, application }) =>
      isActive(idstate) && (application ?? []).some((one) => appKey(one) === appKey(name)),
  )
}

/** The companies that use it. */
export async function countCompanies(dispatch: Dispatch, title: string): Promise<Counted> {
  const companies = await dispatch(
    usersApi.endpoints.listCompanies.initiate({ userid: '0', ...quietly }, again),
  )
  return counted(companies, ({ sharedApps }) =>
    titlesIn(sharedApps).some((one) => appKey(one) === appKey(title)),
  )
}

/** The items of its menus, with those below others; one call reads all menus (D23). */
export async function countItemsIn(dispatch: Dispatch, id: number): Promise<Counted> {
  const menus = await dispatch(menusApi.endpoints.listMenus.initiate(quietly, again))
  const items = menus.data?.flatMap((menu) => (menu.idapplication === id ? everyItem(menu.items) : []))
  return counted({ data: items, error: menus.error }, () => true)
}

/** The notifications to its users that wait. */
export async function countPending(dispatch: Dispatch, id: number): Promise<Counted> {
  const notifications = await dispatch(notificationsApi.endpoints.listNotifications.initiate(quietly, again))
  return counted(notifications, (one) => isPending(one) && one.applicationIds.includes(id))
}

type Item = { children: readonly Item[] }

function everyItem(items: readonly Item[]): Item[] {
  return items.flatMap((item) => [item, ...everyItem(item.children)])
}
