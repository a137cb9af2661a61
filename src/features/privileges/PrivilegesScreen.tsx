import { useMemo, useRef, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Privilege } from '#contracts/privileges.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import { isOffered, offeredTitles } from '#shared/lib/applications.ts'
import { useIsOnline } from '#shared/lib/useIsOnline.ts'
import { ActionDialog } from '#shared/list/ActionDialog.tsx'
import { useWholeChoice } from '#shared/list/bulk/useWholeChoice.ts'
import { ColumnsMenu } from '#shared/list/ColumnsMenu.tsx'
import { focusRowAt } from '#shared/list/focusRowAt.ts'
import { ListActions } from '#shared/list/ListActions.tsx'
import { searchText } from '#shared/list/listParams.ts'
import { ListTable } from '#shared/list/ListTable.tsx'
import { Pager } from '#shared/list/Pager.tsx'
import { SearchBox } from '#shared/list/SearchBox.tsx'
import { SortMenu } from '#shared/list/SortMenu.tsx'
import { StaleNotice } from '#shared/list/StaleNotice.tsx'
import { useClientList } from '#shared/list/useClientList.ts'
import { useCsvExport } from '#shared/list/useCsvExport.ts'
import { useListView } from '#shared/list/useListView.ts'
import { useRefetchOnReturn } from '#shared/list/useRefetchOnReturn.ts'
import { useRowKeys } from '#shared/list/useRowKeys.ts'
import { useSelection } from '#shared/list/useSelection.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { privilegesApi } from './api.ts'
import { LoadErrorDialog } from './list/LoadErrorDialog.tsx'
import { privilegeColumns } from './list/privilegeColumns.tsx'
import { privilegeLines } from './list/privilegeLines.ts'
import { nameOf, privilegeList, privilegeSorts } from './list/privilegeList.ts'
import { PrivilegesBulk } from './list/PrivilegesBulk.tsx'
import { rowTexts } from './list/rowTexts.ts'
import { usePrivilegeActions } from './list/usePrivilegeActions.ts'
import { newPrivilegePath, privilegePath } from './paths.ts'
import './privilegesTexts.ts'
import './list/privileges.css'

export { prefetchPrivileges } from './list/prefetchPrivileges.ts'

const noRows: readonly Privilege[] = []
/** Rows that are no older are shown without asking again, s. */
const fresh = { refetchOnMountOrArgChange: 10 }

/** The privileges of all applications: searched while somebody types, ordered, switched (PRV-01 to PRV-14). */
export function PrivilegesScreen(): ReactElement {
  const { t } = useTranslation(['privileges', 'list'])
  const { data, isFetching, refetch, ...query } = privilegesApi.useListPrivilegesQuery(undefined, fresh)
  const applications = applicationsApi.useListApplicationsQuery()
  const error = apiErrorOf(query.error)
  const isWaiting = data === undefined ? isFetching : applications.isLoading
  const page = useClientList(data ?? noRows, privilegeSorts, privilegeList)
  const { switchState, switchLicence, ...actions } = usePrivilegeActions()
  const selection = useSelection<Privilege>(searchText(page.typed))
  const exporting = useCsvExport('privilegios.csv')
  const isOnline = useIsOnline()
  const list = useRef<HTMLDivElement>(null)
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
  useRefetchOnReturn(isOnline, refetch)

  const rows = isWaiting ? noRows : page.shown
  const keys = useRowKeys(rows.map(({ id }) => id))
  // All rows are here: to choose them all takes no call.
  const whole = useWholeChoice({
    selection,
    rows,
    total: page.total,
    collect: () => Promise.resolve({ value: page.allFound() }),
  })
  // As they are now.
  const chosen = (data ?? noRows).filter(({ id }) => selection.chosen.has(id))
  const startExport = (): void =>
    void exporting.start(() => Promise.resolve({ value: privilegeLines(page.allFound(), offered, t) }))

  return (
    <div className="list" ref={list}>
      <header className="list-head">
        <h1>{t('privileges:title')}</h1>
        {chosen.length > 0 ? (
          <PrivilegesBulk
            privileges={chosen}
            whole={whole}
            onDone={() => {
              flushSync(selection.clear)
              focusRowAt(list.current, 0)
            }}
          />
        ) : (
          <ListActions
            createPath={newPrivilegePath}
            createLabel={t('privileges:create')}
            isExporting={exporting.state.phase === 'running'}
            exportReason={page.total === 0 ? t('privileges:exportNone') : undefined}
            onExport={startExport}
          />
        )}
      </header>
      <div className="list-tools">
        <SearchBox label={t('privileges:search')} typed={page.typed} onType={page.type} />
        <SortMenu
          sorts={privilegeSorts}
          sort={page.sort}
          nameOf={(sort) => t(`list:sorts.${sort}`)}
          onSort={(sort) => page.turn({ sort })}
        />
        <ColumnsMenu {...view.menu} />
      </div>
      {data && (error || !isOnline) && (
        <StaleNotice
          since={query.fulfilledTimeStamp ?? 0}
          isOnline={isOnline}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <div className="list-card">
        <ListTable
          {...view.table}
          label={t('privileges:title')}
          rows={rows}
          keyOf={({ id }) => keys.get(id)}
          pathOf={pathOf}
          lockedIds={actions.lockedIds}
          selection={{
            chosen: selection.chosen,
            select: selection.select,
            pageLabel: t('list:selectPage'),
            labelOf: texts.selectRow,
          }}
          size={page.size}
          loading={isWaiting ? 'first' : undefined}
          empty={
            error && !data ? (
              <FailureNotice error={error} busy={isFetching} onRetry={() => void refetch()} />
            ) : (
              t('list:noResults')
            )
          }
        />
        <Pager
          page={page.page}
          size={page.size}
          total={data ? page.total : null}
          onPage={(to) => page.turn({ page: to })}
          onSize={(size) => page.turn({ size })}
        />
      </div>
      {error && !data && !isFetching && <LoadErrorDialog error={error} />}
      {actions.outcome && (
        <ActionDialog outcome={actions.outcome} nameOf={nameOf} staysOpen onClose={actions.closeOutcome} />
      )}
    </div>
  )
}

const pathOf = ({ id }: Privilege): string => privilegePath(id)
