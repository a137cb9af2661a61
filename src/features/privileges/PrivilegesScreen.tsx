import { useMemo, useState, type ReactElement } from 'react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { apiErrorOf, type ApiError, failureText } from '#shared/api/apiError.ts'
import { useOfferedTitles } from '#shared/records/useOfferedTitles.ts'
import { ClientListScreen } from '#shared/list/ClientListScreen.tsx'
import { freshRows } from '#shared/list/freshRows.ts'
import { isHandledElsewhere } from '#shared/api/write.ts'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { ErrorIcon } from '#shared/ui/icons.tsx'
import { MessageDialog } from '#shared/ui/MessageDialog.tsx'
import { privilegesApi } from './api.ts'
import { privilegeColumns, privilegeLines, rowTexts } from './list/columns.tsx'
import { nameOf, newPrivilegePath, privilegeSearchAndSort, privilegePath } from './rules.ts'
import { usePrivilegeActions } from './list/actions.ts'
import './texts.ts'
import './list/privileges.css'

export { PrivilegesScreen as Screen }

const LazyPrivilegesBulk = lazyPart(
  () =>
    import(/* webpackChunkName: "privileges-bulk" */ './list/PrivilegesBulk.tsx').then(
      (code) => code.PrivilegesBulk,
    ),
  'part',
)

const LazyPrivilegePeek = lazyPart(
  () =>
    import(/* webpackChunkName: "privileges-peek" */ './list/PrivilegePeek.tsx').then(
      (code) => code.PrivilegePeek,
    ),
  'part',
)

/** List of all privileges (PRV-01 to PRV-06, PRV-11 to PRV-14). */
export function PrivilegesScreen(): ReactElement {
  const { t } = useTranslation('privileges')
  const query = privilegesApi.useListPrivilegesQuery({}, freshRows)
  const applications = applicationsApi.useListApplicationsQuery()
  const offered = useOfferedTitles(applications.data)
  const { switchState, switchLicence, ...rowStates } = usePrivilegeActions()
  const texts = useMemo(() => rowTexts(t), [t])
  const columns = useMemo(
    () => privilegeColumns({ texts, offered, switchState, switchLicence }),
    [texts, offered, switchState, switchLicence],
  )
  const error = apiErrorOf(query.error)
  const peek = { Panel: LazyPrivilegePeek, labelOf: texts.peekRow }

  return (
    <ClientListScreen
      name="privileges"
      query={query}
      isWaiting={applications.isLoading}
      list={privilegeSearchAndSort}
      columns={columns}
      pathOf={privilegePath}
      nameOf={nameOf}
      selectLabelOf={texts.selectRow}
      peek={peek}
      createPath={newPrivilegePath}
      csv={{ file: 'privilegios.csv', lines: (rows) => privilegeLines(rows, offered, t) }}
      actions={rowStates}
      Bulk={LazyPrivilegesBulk}
    >
      {error && !query.data && !query.isFetching && <LoadErrorDialog error={error} />}
    </ClientListScreen>
  )
}

/** Explains a failed list once (PRV-27); the table behind it has a retry. */
function LoadErrorDialog({ error }: { error: ApiError }): ReactElement | null {
  const { t } = useTranslation(['privileges', 'common'])
  const [dismissed, setDismissed] = useState<ApiError | null>(null)
  if (dismissed === error || isHandledElsewhere(error)) return null
  return (
    <MessageDialog
      title={t('privileges:error')}
      text={failureText(error)}
      icon={<ErrorIcon size={24} />}
      tone="danger"
      buttonLabel={t('common:accept')}
      onClose={() => setDismissed(error)}
    >
      <FailureReference error={error} />
    </MessageDialog>
  )
}
