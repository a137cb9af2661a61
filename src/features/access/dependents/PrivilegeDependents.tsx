import { useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { applicationsApi } from '#features/applications/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Parts } from '#shared/borrow/lentParts.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { countMenuItems } from './countMenuItems.ts'
import { countGivers, placesForAny, countRoles } from './countRoles.ts'
import type { Dependent } from './dependent.ts'
import { Dependents } from './Dependents.tsx'

/** Most role reads without a click: six rounds of six parallel calls. */
const mostAtOnce = 36

/** Counts of roles that give one of these privileges and of menu items that need one. */
export function PrivilegeDependents(props: Parts['PrivilegeDependents']): ReactElement {
  const { buttonLabel } = props
  const { t } = useTranslation('dependents')
  const dispatch = useDispatch<Dispatch>()
  // Fixed when the dialog opens, even if the list changes.
  const [privileges] = useState(props.privileges)
  const count = privileges.length
  const roles = rolesApi.useListRolesQuery(
    { headers: {}, isBackground: true },
    { refetchOnMountOrArgChange: true },
  )
  const applications = applicationsApi.useListApplicationsQuery()
  const places = useMemo(
    () => roles.data && applications.data && placesForAny(privileges, roles.data, applications.data),
    [privileges, roles.data, applications.data],
  )
  const kinds = useMemo<Dependent[]>(
    () => [
      {
        id: 'roles',
        count: (...progress) => countGivers(dispatch, privileges, places ?? [], ...progress),
      },
      {
        id: 'menuItems',
        count: () =>
          countMenuItems(
            dispatch,
            privileges.map(({ name }) => name),
          ),
      },
    ],
    [privileges, places, dispatch],
  )
  // The cached roles may be stale.
  if (!places || roles.isFetching || roles.error)
    return (
      <div className="dependents centred gap-2 breaks">
        <LoadState answers={[roles, applications]} />
      </div>
    )
  return (
    <Dependents
      kinds={kinds}
      texts={{
        buttonLabel,
        used: (found) => t('privilege.used', { count, found }),
        unused: t('privilege.unused', { count }),
      }}
      startsAtOnce={places.length <= mostAtOnce}
    />
  )
}

/** Number of roles that lose a privilege in the applications it is removed from (D24). */
export function LostRoles({ name, application }: Parts['LostRoles']): ReactElement {
  const { t } = useTranslation('dependents')
  const dispatch = useDispatch<Dispatch>()
  const kinds = useMemo<Dependent[]>(
    () => [
      {
        id: 'roles',
        count: (...progress) => countRoles(dispatch, { name, application }, ...progress),
      },
    ],
    [name, application, dispatch],
  )
  return (
    <Dependents
      kinds={kinds}
      texts={{
        buttonLabel: t('lost.ask'),
        used: (found, count) => t('lost.used', { found, count }),
        unused: t('lost.unused'),
      }}
      startsAtOnce
    />
  )
}
