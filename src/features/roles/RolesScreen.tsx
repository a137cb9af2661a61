import { useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '#contracts/roles.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { isOffered, offeredTitles } from '#shared/lib/applications.ts'
import { ClientListScreen } from '#shared/list/ClientListScreen.tsx'
import { useListView } from '#shared/list/useListView.ts'
import { rolesApi } from './api.ts'
import { roleColumns } from './list/roleColumns.tsx'
import { roleLines } from './list/roleLines.ts'
import { nameOf, roleList } from './list/roleList.ts'
import { RolesBulk } from './list/RolesBulk.tsx'
import { rowTexts } from './list/rowTexts.ts'
import { useRoleActions } from './list/useRoleActions.ts'
import { newRolePath, rolePath } from './paths.ts'
import './rolesTexts.ts'
import './list/roles.css'

export { prefetchRoles } from './list/prefetchRoles.ts'

/** Rows that are no older are shown without asking again, s. */
const fresh = { refetchOnMountOrArgChange: 10 }

/** The roles of all applications: searched while people type, ordered, switched (ROL-01 to ROL-11). */
export function RolesScreen(): ReactElement {
  const { t } = useTranslation('roles')
  const query = rolesApi.useListRolesQuery({}, fresh)
  const applications = applicationsApi.useListApplicationsQuery()
  const { switchState, ...actions } = useRoleActions()
  const texts = useMemo(() => rowTexts(t), [t])
  const offered = useMemo(
    () => (applications.data ? offeredTitles(applications.data.filter(isOffered)) : null),
    [applications.data],
  )
  const columns = useMemo(() => roleColumns({ texts, offered, switchState }), [texts, offered, switchState])
  const view = useListView('roles', columns)

  return (
    <ClientListScreen
      texts={{ title: t('title'), search: t('search'), create: t('create'), exportNone: t('exportNone') }}
      query={query}
      isWaiting={query.data === undefined ? query.isFetching : applications.isLoading}
      list={roleList}
      table={view.table}
      columnsMenu={view.menu}
      pathOf={pathOf}
      nameOf={nameOf}
      selectLabelOf={texts.selectRow}
      createPath={newRolePath}
      csv={{ file: 'roles.csv', lines: (rows) => roleLines(rows, offered, t) }}
      actions={actions}
      Bulk={RolesBulk}
    />
  )
}

const pathOf = ({ id }: Role): string => rolePath(id)
