import { useMemo, useRef, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Role } from '#contracts/roles.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import { isOffered, offeredTitles } from '#shared/lib/applications.ts'
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
import { rolesApi } from './api.ts'
import { roleColumns } from './list/roleColumns.tsx'
import { roleLines } from './list/roleLines.ts'
import { nameOf, roleList, roleSorts } from './list/roleList.ts'
import { RolesBulk } from './list/RolesBulk.tsx'
import { rowTexts } from './list/rowTexts.ts'
import { useRoleActions } from './list/useRoleActions.ts'
import { newRolePath, rolePath } from './paths.ts'
import './rolesTexts.ts'
import './list/roles.css'

export { prefetchRoles } from './list/prefetchRoles.ts'

const noRows: readonly Role[] = []
/** Rows that are no older are shown without asking again, s. */
const fresh = { refetchOnMountOrArgChange: 10 }

/** The roles of all applications: searched while people type, ordered, switched (ROL-01 to ROL-11). */
export function RolesScreen(): ReactElement {
  const { t } = useTranslation(['roles', 'list'])
  const { data, isFetching, refetch, ...query } = rolesApi.useListRolesQuery({}, fresh)
  const applications = applicationsApi.useListApplicationsQuery()
  const error = apiErrorOf(query.error)
  const isWaiting = data === undefined ? isFetching : applications.isLoading
  const page = useClientList(data ?? noRows, roleSorts, roleList)
  const { switchState, ...actions } = useRoleActions()
  const selection = useSelection<Role>(searchText(page.typed))
  const exporting = useCsvExport('roles.csv')
  const isOnline = useIsOnline()
  const list = useRef<HTMLDivElement>(null)
  const texts = useMemo(() => rowTexts(t), [t])
  const offered = useMemo(
    () => (applications.data ? offeredTitles(applications.data.filter(isOffered)) : null),
    [applications.data],
  )
  const columns = useMemo(() => roleColumns({ texts, offered, switchState }), [texts, offered, switchState])
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
    void exporting.start(() => Promise.resolve({ value: roleLines(page.allFound(), offered, t) }))

  return (
    <div className="list" ref={list}>
      <header className="list-head">
        <h1>{t('roles:title')}</h1>
        {chosen.length > 0 ? (
          <RolesBulk
            roles={chosen}
            whole={whole}
            onDone={() => {
              flushSync(selection.clear)
              focusRowAt(list.current, 0)
            }}
          />
        ) : (
          <ListActions
            createPath={newRolePath}
            createLabel={t('roles:create')}
            isExporting={exporting.state.phase === 'running'}
            exportReason={page.total === 0 ? t('roles:exportNone') : undefined}
            onExport={startExport}
          />
        )}
      </header>
      <div className="list-tools">
        <SearchBox label={t('roles:search')} typed={page.typed} onType={page.type} />
        <SortMenu
          sorts={roleSorts}
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
          name="roles"
          label={t('roles:title')}
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

const pathOf = ({ id }: Role): string => rolePath(id)
