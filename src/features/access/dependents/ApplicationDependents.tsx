import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Parts } from '#shared/borrow/lentParts.ts'
import { Dependents } from './Dependents.tsx'
import type { Application } from '#contracts/applications.ts'
import { menusApi } from '#features/menus/api.ts'
import { isPending, notificationsApi } from '#features/notifications/api.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { usersApi } from '#features/users/api.ts'
import { forcedRead } from '#shared/api/reads.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey, titlesIn } from '#shared/records/applications.ts'
import { counted, type Counted, type Dependent } from './dependent.ts'
import { countItems } from './countMenuItems.ts'
import { placesOf } from '../grants.ts'

const background = { isBackground: true } as const

/** Counts of roles, privileges, companies, menu items and pending notifications of applications. */
export function ApplicationDependents(props: Parts['ApplicationDependents']): ReactElement {
  const { buttonLabel, applications } = props
  const count = applications.length
  const { t } = useTranslation('dependents')
  const dispatch = useDispatch<Dispatch>()
  const [kinds] = useState(() => applicationKinds(dispatch, applications))
  return (
    <Dependents
      kinds={kinds}
      texts={{
        buttonLabel,
        used: (found) => t('application.used', { count, found }),
        unused: t('application.unused', { count }),
      }}
      startsAtOnce
    />
  )
}

type Used = Pick<Application, 'id' | 'name' | 'title'>

/**
 * Different records that use these applications. Roles and privileges refer to them by name, companies by title, others
 * by id.
 */
function applicationKinds(dispatch: Dispatch, applications: readonly Used[]): Dependent[] {
  const { listPrivileges } = privilegesApi.endpoints
  const { listCompanies } = usersApi.endpoints
  const { listMenus } = menusApi.endpoints
  const { listNotifications } = notificationsApi.endpoints
  const names = keysOf(applications.map(({ name }) => name))
  const titles = keysOf(applications.map(({ title }) => title))
  const ids = new Set(applications.map(({ id }) => id))
  return [
    { id: 'roles', count: () => countRolesIn(dispatch, applications) },
    {
      id: 'privileges',
      count: () =>
        counted(
          dispatch(listPrivileges.initiate(background, forcedRead)),
          ({ idstate, application }) => isActive(idstate) && isAmong(application ?? [], names),
        ),
    },
    {
      id: 'companies',
      count: () =>
        counted(
          dispatch(listCompanies.initiate({ userid: '0', ...background }, forcedRead)),
          ({ sharedApps }) => isAmong(titlesIn(sharedApps), titles),
        ),
    },
    {
      id: 'menuItems',
      count: () =>
        counted(dispatch(listMenus.initiate(background, forcedRead)), ({ idapplication, items }) =>
          idapplication !== null && idapplication !== undefined && ids.has(idapplication)
            ? countItems(items)
            : 0,
        ),
    },
    {
      id: 'pending',
      count: () =>
        counted(
          dispatch(listNotifications.initiate(background, forcedRead)),
          (one) => isPending(one) && one.applicationIds.some((id) => ids.has(id)),
        ),
    },
  ]
}

/** The service filters roles by one application; for several, all roles are read. */
function countRolesIn(dispatch: Dispatch, applications: readonly Used[]): Promise<Counted> {
  const [first, ...others] = applications
  const headers = first && others.length === 0 ? { application: first.name } : {}
  return counted(
    dispatch(rolesApi.endpoints.listRoles.initiate({ headers, ...background }, forcedRead)),
    (role) => isActive(role.idstate) && (others.length === 0 || placesOf(role, applications).length > 0),
  )
}

function keysOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(appKey))
}

function isAmong(own: readonly string[], wanted: ReadonlySet<string>): boolean {
  return own.some((name) => wanted.has(appKey(name)))
}
