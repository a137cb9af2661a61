import { useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Privilege } from '#contracts/privileges.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import { isOffered, offeredTitles } from '#shared/lib/applications.ts'
import { ClientListScreen } from '#shared/list/ClientListScreen.tsx'
import { useListView } from '#shared/list/useListView.ts'
import { privilegesApi } from './api.ts'
import { LoadErrorDialog } from './list/LoadErrorDialog.tsx'
import { privilegeColumns } from './list/privilegeColumns.tsx'
import { privilegeLines } from './list/privilegeLines.ts'
import { nameOf, privilegeList } from './list/privilegeList.ts'
import { PrivilegesBulk } from './list/PrivilegesBulk.tsx'
import { rowTexts } from './list/rowTexts.ts'
import { usePrivilegeActions } from './list/usePrivilegeActions.ts'
import { newPrivilegePath, privilegePath } from './paths.ts'
import './privilegesTexts.ts'
import './list/privileges.css'

export { prefetchPrivileges } from './list/prefetchPrivileges.ts'

/** Rows that are no older are shown without asking again, s. */
const fresh = { refetchOnMountOrArgChange: 10 }

/** The privileges of all applications: searched while somebody types, ordered, switched (PRV-01 to PRV-14). */
export function PrivilegesScreen(): ReactElement {
  const { t } = useTranslation('privileges')
  const query = privilegesApi.useListPrivilegesQuery(undefined, fresh)
  const applications = applicationsApi.useListApplicationsQuery()
  const { switchState, switchLicence, ...actions } = usePrivilegeActions()
  const texts = useMemo(() => rowTexts(t), [t])
  const offered = useMemo(
    () => (applications.data ? offeredTitles(applications.data.filter(isOffered)) : null),
    [applications.data],
  )
  const columns = useMemo(
    () => privilegeColumns({ texts, offered, switchState, switchLicence }),
    [texts, offered, switchState, switchLicence],
  )
  const view = useListView('privileges', columns)
  const error = apiErrorOf(query.error)

  return (
    <ClientListScreen
      texts={{ title: t('title'), search: t('search'), create: t('create'), exportNone: t('exportNone') }}
      query={query}
      isWaiting={query.data === undefined ? query.isFetching : applications.isLoading}
      list={privilegeList}
      table={view.table}
      columnsMenu={view.menu}
      pathOf={pathOf}
      nameOf={nameOf}
      selectLabelOf={texts.selectRow}
      createPath={newPrivilegePath}
      csv={{ file: 'privilegios.csv', lines: (rows) => privilegeLines(rows, offered, t) }}
      actions={actions}
      outcomeStays
      Bulk={PrivilegesBulk}
    >
      {error && !query.data && !query.isFetching && <LoadErrorDialog error={error} />}
    </ClientListScreen>
  )
}

const pathOf = ({ id }: Privilege): string => privilegePath(id)
