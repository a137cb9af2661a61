import { useMemo, type ReactElement } from 'react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import { useOfferedTitles } from '#shared/records/useOfferedTitles.ts'
import { ClientListScreen } from '#shared/list/ClientListScreen.tsx'
import { freshRows } from '#shared/list/freshRows.ts'
import { privilegesApi } from './api.ts'
import { LoadErrorDialog } from './list/LoadErrorDialog.tsx'
import { privilegeColumns } from './list/privilegeColumns.tsx'
import { privilegeLines } from './list/privilegeLines.ts'
import { nameOf, privilegeList } from './list/privilegeList.ts'
import { rowTexts } from './list/rowTexts.ts'
import { usePrivilegeActions } from './list/usePrivilegeActions.ts'
import { newPrivilegePath, privilegePath } from './paths.ts'
import './privilegesTexts.ts'
import './list/privileges.css'

export { PrivilegesScreen as Screen }

const PrivilegesBulk = lazyPart(
  () =>
    import(/* webpackChunkName: "privileges-bulk" */ './list/PrivilegesBulk.tsx').then(
      (code) => code.PrivilegesBulk,
    ),
  'part',
)

const PrivilegePeek = lazyPart(
  () =>
    import(/* webpackChunkName: "privileges-peek" */ './list/PrivilegePeek.tsx').then(
      (code) => code.PrivilegePeek,
    ),
  'part',
)

/** The privileges of all applications: searched while somebody types, ordered, switched (PRV-01 to PRV-14). */
export function PrivilegesScreen(): ReactElement {
  const { t } = useTranslation('privileges')
  const query = privilegesApi.useListPrivilegesQuery({}, freshRows)
  const applications = applicationsApi.useListApplicationsQuery()
  const offered = useOfferedTitles(applications.data)
  const { switchState, switchLicence, ...actions } = usePrivilegeActions()
  const texts = useMemo(() => rowTexts(t), [t])
  const columns = useMemo(
    () => privilegeColumns({ texts, offered, switchState, switchLicence }),
    [texts, offered, switchState, switchLicence],
  )
  const error = apiErrorOf(query.error)
  const peek = { Panel: PrivilegePeek, labelOf: texts.peekRow }

  return (
    <ClientListScreen
      name="privileges"
      query={query}
      isWaiting={applications.isLoading}
      list={privilegeList}
      columns={columns}
      pathOf={privilegePath}
      nameOf={nameOf}
      selectLabelOf={texts.selectRow}
      peek={peek}
      createPath={newPrivilegePath}
      csv={{ file: 'privilegios.csv', lines: (rows) => privilegeLines(rows, offered, t) }}
      actions={actions}
      Bulk={PrivilegesBulk}
    >
      {error && !query.data && !query.isFetching && <LoadErrorDialog error={error} />}
    </ClientListScreen>
  )
}
