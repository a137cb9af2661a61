import { useMemo, useRef, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Application } from '#contracts/applications.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import { useIsOnline } from '#shared/lib/useIsOnline.ts'
import { ActionDialog } from '#shared/list/ActionDialog.tsx'
import { useWholeChoice } from '#shared/list/bulk/useWholeChoice.ts'
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
import { useRefetchOnReturn } from '#shared/list/useRefetchOnReturn.ts'
import { useRowKeys } from '#shared/list/useRowKeys.ts'
import { useSelection } from '#shared/list/useSelection.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { applicationsApi } from './api.ts'
import { applicationColumns } from './list/applicationColumns.tsx'
import { applicationLines } from './list/applicationLines.ts'
import { applicationList, applicationSorts, nameOf } from './list/applicationList.ts'
import { ApplicationsBulk } from './list/ApplicationsBulk.tsx'
import { rowTexts } from './list/rowTexts.ts'
import { useApplicationActions } from './list/useApplicationActions.ts'
import { applicationPath, newApplicationPath } from './paths.ts'
import './applicationsTexts.ts'
import './list/applications.css'

export { prefetchApplications } from './list/prefetchApplications.ts'

const noRows: readonly Application[] = []
/** Rows that are no older are shown without asking again, s. */
const fresh = { refetchOnMountOrArgChange: 10 }

/** All applications but the reserved one: searched while somebody types, ordered, switched (APP-01 to APP-16). */
export function ApplicationsScreen(): ReactElement {
  const { t } = useTranslation(['applications', 'list'])
  const { data, isFetching, refetch, ...query } = applicationsApi.useListApplicationsQuery(undefined, fresh)
  const error = apiErrorOf(query.error)
  const isWaiting = data === undefined && isFetching
  const page = useClientList(data ?? noRows, applicationSorts, applicationList)
  const { switchState, ...actions } = useApplicationActions()
  const selection = useSelection<Application>(searchText(page.typed))
  const exporting = useCsvExport('aplicaciones.csv')
  const isOnline = useIsOnline()
  const list = useRef<HTMLDivElement>(null)
  const texts = useMemo(() => rowTexts(t), [t])
  const columns = useMemo(() => applicationColumns({ texts, switchState }), [texts, switchState])
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
    void exporting.start(() => Promise.resolve({ value: applicationLines(page.allFound(), t) }))

  return (
    <div className="list" ref={list}>
      <header className="list-head">
        <h1>{t('applications:title')}</h1>
        {chosen.length > 0 ? (
          <ApplicationsBulk
            applications={chosen}
            whole={whole}
            onDone={() => {
              flushSync(selection.clear)
              focusRowAt(list.current, 0)
            }}
          />
        ) : (
          <ListActions
            createPath={newApplicationPath}
            createLabel={t('applications:create')}
            isExporting={exporting.state.phase === 'running'}
            exportReason={page.total === 0 ? t('applications:exportNone') : undefined}
            onExport={startExport}
          />
        )}
      </header>
      <div className="list-tools">
        <SearchBox label={t('applications:search')} typed={page.typed} onType={page.type} />
        <SortMenu
          sorts={applicationSorts}
          sort={page.sort}
          nameOf={(sort) => t(`list:sorts.${sort}`)}
          onSort={(sort) => page.turn({ sort })}
        />
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
          name="applications"
          label={t('applications:title')}
          columns={columns}
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
      {actions.outcome && (
        <ActionDialog outcome={actions.outcome} nameOf={nameOf} onClose={actions.closeOutcome} />
      )}
    </div>
  )
}

const pathOf = ({ id }: Application): string => applicationPath(id)
