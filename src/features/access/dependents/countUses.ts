import { menusApi } from '#features/menus/api.ts'
import { isPending, notificationsApi } from '#features/notifications/api.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { usersApi } from '#features/users/api.ts'
import { again, answerOf } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey, titlesIn } from '#shared/records/applications.ts'
import type { Counted } from './dependent.ts'

const quietly = { isQuiet: true } as const

/** Those of the rows that a read answers that use it. */
async function counted<Row>(
  asked: Parameters<typeof answerOf<readonly Row[]>>[0],
  uses: (row: Row) => boolean,
): Promise<Counted> {
  const rows = await answerOf(asked)
  return 'error' in rows ? rows : { count: rows.data.filter(uses).length }
}

// Others name an application by its name in roles and privileges, by its title in companies, else by its id.

/** The active roles that count in it. */
export function countRolesIn(dispatch: Dispatch, application: string): Promise<Counted> {
  const { listRoles } = rolesApi.endpoints
  return counted(
    dispatch(listRoles.initiate({ headers: { application }, ...quietly }, again)),
    ({ idstate }) => isActive(idstate),
  )
}

/** The active privileges that belong to it. */
export function countPrivileges(dispatch: Dispatch, name: string): Promise<Counted> {
  const { listPrivileges } = privilegesApi.endpoints
  return counted(
    dispatch(listPrivileges.initiate(quietly, again)),
    ({ idstate, application }) =>
      isActive(idstate) && (application ?? []).some((one) => appKey(one) === appKey(name)),
  )
}

/** The companies that use it. */
export function countCompanies(dispatch: Dispatch, title: string): Promise<Counted> {
  const { listCompanies } = usersApi.endpoints
  return counted(dispatch(listCompanies.initiate({ userid: '0', ...quietly }, again)), ({ sharedApps }) =>
    titlesIn(sharedApps).some((one) => appKey(one) === appKey(title)),
  )
}

/** The items of its menus, with those below others; one call reads all menus (D23). */
export async function countItemsIn(dispatch: Dispatch, id: number): Promise<Counted> {
  const menus = await answerOf(dispatch(menusApi.endpoints.listMenus.initiate(quietly, again)))
  if ('error' in menus) return menus
  const own = menus.data.filter(({ idapplication }) => idapplication === id)
  return { count: own.reduce((count, { items }) => count + countItems(items), 0) }
}

/** The notifications to its users that wait. */
export function countPending(dispatch: Dispatch, id: number): Promise<Counted> {
  const { listNotifications } = notificationsApi.endpoints
  return counted(
    dispatch(listNotifications.initiate(quietly, again)),
    (one) => isPending(one) && one.applicationIds.includes(id),
  )
}

type Item = { children: readonly Item[] }

function countItems(items: readonly Item[]): number {
  return items.reduce((count, { children }) => count + 1 + countItems(children), 0)
}
