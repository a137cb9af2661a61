import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { UserRow } from '#contracts/users.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import { useIsOnline } from '#shared/lib/useIsOnline.ts'
import { ActionDialog } from '#shared/list/ActionDialog.tsx'
import { ExportProgress } from '#shared/list/ExportProgress.tsx'
import { focusRowAt } from '#shared/list/focusRowAt.ts'
import { ListActions } from '#shared/list/ListActions.tsx'
import { searchText } from '#shared/list/listParams.ts'
import { ListTable } from '#shared/list/ListTable.tsx'
import { lastPageOf } from '#shared/list/pages.ts'
import { Pager } from '#shared/list/Pager.tsx'
import { SearchBox } from '#shared/list/SearchBox.tsx'
import { SortMenu } from '#shared/list/SortMenu.tsx'
import { StaleNotice } from '#shared/list/StaleNotice.tsx'
import { useListParams } from '#shared/list/useListParams.ts'
import { useRefetchOnReturn } from '#shared/list/useRefetchOnReturn.ts'
import { useRowKeys } from '#shared/list/useRowKeys.ts'
import { useSelection } from '#shared/list/useSelection.ts'
import { useTypedSearch } from '#shared/list/useTypedSearch.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { UsersBulk } from './bulk/UsersBulk.tsx'
import { DeleteQuestion } from './list/DeleteQuestion.tsx'
import { rowTexts } from './list/rowTexts.ts'
import { userColumns } from './list/userColumns.tsx'
import { disabledParam, nameOf } from './list/userRules.ts'
import { userSorts } from './list/userSorts.ts'
import { useUserActions } from './list/useUserActions.ts'
import { useUsersExport } from './list/useUsersExport.ts'
import { usePrefetchPage, useUsersPage } from './list/useUsersPage.ts'
import { newUserPath, userPath } from './paths.ts'
import './usersTexts.ts'
import './list/users.css'

export { prefetchUsers } from './list/useUsersPage.ts'

/** The users of the suite: searched, ordered, switched, deleted (USR-01 to USR-19). */
export function UsersScreen(): ReactElement {
  const { t } = useTranslation(['users', 'list', 'common'])
  const [params, change] = useListParams(userSorts)
  const prefetch = usePrefetchPage()
  const { typed, type, ask } = useTypedSearch(params.search)
  const { data, currentData, isFetching, refetch, ...query } = useUsersPage(params)
  const error = apiErrorOf(query.error)
  const { switchUser, ...actions } = useUserActions()
  const [toDelete, setToDelete] = useState<UserRow | null>(null)
  const selection = useSelection<UserRow>(params.search)
  const exporting = useUsersExport()
  const isOnline = useIsOnline()
  const list = useRef<HTMLDivElement>(null)
  const deletedAt = useRef(0)
  const texts = useMemo(() => rowTexts(t), [t])
  const columns = useMemo(
    () => userColumns(texts, { switchUser, askDelete: setToDelete }),
    [texts, switchUser],
  )

  const lastPage = currentData && lastPageOf(currentData.total, params.size)
  const isBeyond = lastPage !== undefined && params.page > lastPage
  // The last row of the last page may be gone, and the page with it (hardening T71).
  useEffect(() => {
    if (isBeyond && !isFetching) change({ page: lastPage }, { replace: true })
  }, [isBeyond, isFetching, lastPage, change])
  useRefetchOnReturn(isOnline, refetch)

  const isWaiting = currentData === undefined ? isFetching : isBeyond
  const shown = currentData ?? (isWaiting ? data : undefined)
  const rows = shown?.users ?? []
  const keys = useRowKeys(rows.map(({ id }) => id))
  // As they are now where the page shows them.
  const chosen = [...selection.chosen.values()].map((user) => rows.find(({ id }) => id === user.id) ?? user)
  const startExport = (): void => void exporting.start({ search: params.search, sort: params.sort })
  const isPending = searchText(typed) !== params.search

  /** False where the list shows that already. */
  function turn(changes: Parameters<typeof change>[0]): boolean {
    const next = change(changes)
    if (next) prefetch(next)
    return next !== null
  }

  function search(text: string): void {
    const wanted = searchText(text)
    type(wanted)
    if (turn({ search: wanted })) return ask(wanted)
    // Enter once more on the same words loads them again.
    if (wanted === params.search) void refetch()
  }

  return (
    <div className="list" ref={list}>
      <header className="list-head">
        <h1>{t('users:title')}</h1>
        {chosen.length > 0 ? (
          <UsersBulk
            users={chosen}
            onDone={() => {
              flushSync(selection.clear)
              focusRowAt(list.current, 0)
            }}
          />
        ) : (
          <ListActions
            createPath={newUserPath}
            createLabel={t('users:create')}
            isExporting={exporting.state.phase === 'running'}
            exportReason={shown?.total === 0 ? t('users:exportNone') : undefined}
            onExport={startExport}
          />
        )}
      </header>
      <div className="list-tools">
        <SearchBox
          label={t('users:search')}
          typed={typed}
          onType={type}
          onSearch={search}
          isPending={isPending}
        />
        <SortMenu
          sorts={userSorts}
          sort={params.sort}
          nameOf={(sort) => t(`list:sorts.${sort}`)}
          onSort={(sort) => turn({ sort })}
        />
      </div>
      <ExportProgress state={exporting.state} onCancel={exporting.cancel} onRetry={startExport} />
      {currentData && (error || !isOnline) && (
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
          name="users"
          label={t('users:title')}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => keys.get(id)}
          pathOf={pathOf}
          disabled={disabledParam}
          lockedIds={actions.lockedIds}
          selection={{ ...selection, pageLabel: t('list:selectPage'), labelOf: texts.selectRow }}
          size={params.size}
          loading={isWaiting ? (shown ? 'next' : 'first') : undefined}
          empty={
            error && !currentData ? (
              <FailureNotice error={error} busy={isFetching} onRetry={() => void refetch()} />
            ) : (
              t(isPending ? 'list:pressEnter' : 'list:noResults')
            )
          }
        />
        <Pager
          page={params.page}
          size={params.size}
          total={shown?.total ?? null}
          onPage={(page) => turn({ page })}
          onSize={(size) => turn({ size })}
        />
      </div>
      {toDelete && (
        <DeleteQuestion
          user={toDelete}
          onCancel={() => setToDelete(null)}
          onAccept={() => {
            setToDelete(null)
            deletedAt.current = rows.findIndex(({ id }) => id === toDelete.id)
            selection.select([toDelete], false)
            actions.deleteUser(toDelete)
          }}
        />
      )}
      {actions.outcome && (
        <ActionDialog
          outcome={actions.outcome}
          nameOf={nameOf}
          onClose={() => {
            flushSync(actions.closeOutcome)
            focusRowAt(list.current, deletedAt.current)
          }}
        />
      )}
    </div>
  )
}

const pathOf = ({ id }: UserRow): string => userPath(id)
