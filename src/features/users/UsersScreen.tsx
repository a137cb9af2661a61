import { useMemo, useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { UserRow } from '#contracts/users.ts'
import { ActionDialog } from '#shared/list/ActionDialog.tsx'
import { useWholeChoice } from '#shared/list/bulk/useWholeChoice.ts'
import { CollectProgress } from '#shared/list/CollectProgress.tsx'
import { ColumnsMenu } from '#shared/list/ColumnsMenu.tsx'
import { focusRowAt } from '#shared/list/focusRowAt.ts'
import { ListActions } from '#shared/list/ListActions.tsx'
import { ListTable } from '#shared/list/ListTable.tsx'
import { Pager } from '#shared/list/Pager.tsx'
import { SearchBox } from '#shared/list/SearchBox.tsx'
import { SortMenu } from '#shared/list/SortMenu.tsx'
import { StaleNotice } from '#shared/list/StaleNotice.tsx'
import { useFocusRow } from '#shared/list/useFocusRow.ts'
import { useListView } from '#shared/list/useListView.ts'
import { useRowKeys } from '#shared/list/useRowKeys.ts'
import { useSelection } from '#shared/list/useSelection.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { UsersBulk } from './bulk/UsersBulk.tsx'
import { DeleteQuestion } from './list/DeleteQuestion.tsx'
import { rowTexts } from './list/rowTexts.ts'
import { userColumns } from './list/userColumns.tsx'
import { disabledParam, nameOf } from './list/userRules.ts'
import { userSorts } from './list/userSorts.ts'
import { useCollectUsers } from './list/useCollectUsers.ts'
import { useUserActions } from './list/useUserActions.ts'
import { useUsersExport } from './list/useUsersExport.ts'
import { useUsersList } from './list/useUsersList.ts'
import { newUserPath, userPath } from './paths.ts'
import './usersTexts.ts'
import './list/users.css'

export { prefetchUsers } from './list/useUsersPage.ts'

/** The users of the suite: searched, ordered, switched, deleted (USR-01 to USR-19). */
export function UsersScreen(): ReactElement {
  const { t } = useTranslation(['users', 'list', 'common'])
  const { params, typed, type, isPending, search, turn, refetch, ...page } = useUsersList()
  const { shown, rows, error, isFetching } = page
  const list = useRef<HTMLDivElement>(null)
  const deletedAt = useRef(0)
  const focusRow = useFocusRow(list, rows)
  const { switchUser, ...actions } = useUserActions(({ id }) => focusRow(String(id), deletedAt.current))
  const [toDelete, setToDelete] = useState<UserRow | null>(null)
  const texts = useMemo(() => rowTexts(t), [t])
  const columns = useMemo(
    () => userColumns(texts, { switchUser, askDelete: setToDelete }),
    [texts, switchUser],
  )
  const view = useListView('users', columns)
  const keys = useRowKeys(rows.map(({ id }) => id))

  const selection = useSelection<UserRow>(params.search)
  const exporting = useUsersExport()
  const collectAll = useCollectUsers()({ search: params.search, sort: params.sort })
  const startExport = (): void => void exporting.start(collectAll)
  const whole = useWholeChoice({ selection, rows, total: shown?.total ?? 0, collect: collectAll })
  // As they are now where the page shows them.
  const latest = new Map(rows.map((user) => [user.id, user]))
  const chosen = [...selection.chosen.values()].map((user) => latest.get(user.id) ?? user)

  return (
    <div className="list" ref={list}>
      <header className="list-head">
        <h1>{t('users:title')}</h1>
        {chosen.length > 0 ? (
          <UsersBulk
            users={chosen}
            whole={whole}
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
        <ColumnsMenu {...view.menu} />
      </div>
      <CollectProgress
        purpose="export"
        state={exporting.state}
        onCancel={exporting.cancel}
        onRetry={startExport}
      />
      <CollectProgress
        purpose="selectAll"
        state={whole.state}
        onCancel={whole.cancel}
        onRetry={whole.chooseAll}
      />
      {page.isLoaded && (error || !page.isOnline) && (
        <StaleNotice
          since={page.since}
          isOnline={page.isOnline}
          error={error}
          isBusy={isFetching}
          onRetry={refetch}
        />
      )}
      <div className="list-card">
        <ListTable
          {...view.table}
          label={t('users:title')}
          rows={rows}
          keyOf={({ id }) => keys.get(id)}
          pathOf={pathOf}
          disabled={disabledParam}
          lockedIds={actions.lockedIds}
          selection={{
            chosen: selection.chosen,
            select: selection.select,
            pageLabel: t('list:selectPage'),
            labelOf: texts.selectRow,
          }}
          size={params.size}
          loading={page.loading}
          empty={
            error && !page.isLoaded ? (
              <FailureNotice error={error} busy={isFetching} onRetry={refetch} />
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
