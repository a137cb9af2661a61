import { useEffect, useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { UserRow } from '#contracts/users.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { useIsOnline } from '#shared/lib/useIsOnline.ts'
import { focusRowAt } from '#shared/list/focusRowAt.ts'
import { searchText } from '#shared/list/listParams.ts'
import { lastPageOf } from '#shared/list/pages.ts'
import { Pager } from '#shared/list/Pager.tsx'
import { SearchBox } from '#shared/list/SearchBox.tsx'
import { SortMenu } from '#shared/list/SortMenu.tsx'
import { StaleNotice } from '#shared/list/StaleNotice.tsx'
import { useListParams } from '#shared/list/useListParams.ts'
import { useRefetchOnReturn } from '#shared/list/useRefetchOnReturn.ts'
import { useTypedSearch } from '#shared/list/useTypedSearch.ts'
import { Button, buttonLook } from '#shared/ui/Button.tsx'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { DownloadIcon, PlusIcon } from '#shared/ui/consoleIcons.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { BulkSwitch } from './bulk/BulkSwitch.tsx'
import { ExportProgress } from './list/ExportProgress.tsx'
import { useExport } from './list/useExport.ts'
import { useSelection } from './list/useSelection.ts'
import { UserOutcome } from './list/UserOutcome.tsx'
import { nameOf } from './list/userRules.ts'
import { userSorts } from './list/userSorts.ts'
import { UsersTable } from './list/UsersTable.tsx'
import { useUserActions } from './list/useUserActions.ts'
import { useAskEarly, useUsersPage } from './list/useUsersPage.ts'
import { newUserPath } from './paths.ts'
import './usersTexts.ts'

export { askForUsers } from './list/useUsersPage.ts'

/** The users of the suite: found, ordered, switched, deleted (USR-01 to USR-19). */
export function UsersScreen(): ReactElement {
  const { t } = useTranslation(['users', 'list', 'common'])
  const [params, change] = useListParams(userSorts, useAskEarly())
  const { typed, type, ask } = useTypedSearch(params.search)
  const { data, currentData, isFetching, refetch, ...query } = useUsersPage(params)
  const error = query.error as ApiError | undefined
  const actions = useUserActions()
  const [toDelete, setToDelete] = useState<UserRow | null>(null)
  const selection = useSelection(params.search)
  const exporting = useExport()
  const isOnline = useIsOnline()
  const list = useRef<HTMLDivElement>(null)
  const deletedAt = useRef(0)

  const lastPage = currentData && lastPageOf(currentData.total, params.size)
  const isBeyond = lastPage !== undefined && params.page > lastPage
  // The last row of the last page may be gone, and the page with it (hardening T71).
  useEffect(() => {
    if (isBeyond && !isFetching) change({ page: lastPage }, { replace: true })
  }, [isBeyond, isFetching, lastPage, change])
  useRefetchOnReturn(isOnline, refetch)

  const isWaiting = currentData === undefined ? isFetching : isBeyond
  const shown = currentData ?? (isWaiting ? data : undefined)
  // As they are now where the page shows them.
  const chosen = [...selection.chosen.values()].map(
    (user) => shown?.users.find(({ id }) => id === user.id) ?? user,
  )
  const startExport = (): void => void exporting.start({ search: params.search, sort: params.sort })
  const isPending = searchText(typed) !== params.search

  function search(text: string): void {
    const wanted = searchText(text)
    if (change({ search: wanted })) return ask(wanted)
    type(wanted)
    // Enter once more on the same words loads them again.
    if (wanted === params.search) void refetch()
  }

  return (
    <div className="list" ref={list}>
      <header className="list-head">
        <h1>{t('users:title')}</h1>
        {chosen.length > 0 ? (
          <BulkSwitch
            users={chosen}
            onDone={() => {
              flushSync(selection.clear)
              focusRowAt(list.current, 0)
            }}
          />
        ) : (
          <div className="list-actions">
            <Button
              tone="secondary"
              icon={<DownloadIcon size={18} />}
              busy={exporting.state.phase === 'running'}
              disabled={shown?.total === 0}
              aria-describedby={shown?.total === 0 ? 'export-none' : undefined}
              onClick={startExport}
            >
              {t('users:export')}
            </Button>
            <span id="export-none" hidden>
              {t('users:exportNone')}
            </span>
            <PageLink to={newUserPath} {...buttonLook('primary')}>
              <span className="ui-button-label">
                <PlusIcon size={18} />
                {t('users:create')}
              </span>
            </PageLink>
          </div>
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
          onSort={(sort) => change({ sort })}
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
        <UsersTable
          users={shown?.users ?? []}
          size={params.size}
          loading={isWaiting ? (shown ? 'next' : 'first') : undefined}
          empty={
            error && !currentData ? (
              <FailureNotice error={error} busy={isFetching} onRetry={() => void refetch()} />
            ) : (
              t(isPending ? 'list:pressEnter' : 'list:noResults')
            )
          }
          chosen={selection.chosen}
          onSelect={selection.select}
          lockedIds={actions.lockedIds}
          onSwitch={actions.switchUser}
          onDelete={setToDelete}
        />
        <Pager
          page={params.page}
          size={params.size}
          total={shown?.total ?? null}
          onPage={(page) => change({ page })}
          onSize={(size) => change({ size })}
        />
      </div>
      {toDelete && (
        <ConfirmDialog
          title={t('users:askDelete')}
          acceptLabel={t('common:accept')}
          cancelLabel={t('common:cancel')}
          onCancel={() => setToDelete(null)}
          onAccept={() => {
            setToDelete(null)
            deletedAt.current = shown?.users.findIndex(({ id }) => id === toDelete.id) ?? 0
            selection.select([toDelete], false)
            void actions.deleteUser(toDelete)
          }}
        >
          {nameOf(toDelete)}
        </ConfirmDialog>
      )}
      {actions.outcome && (
        <UserOutcome
          outcome={actions.outcome}
          onClose={() => {
            flushSync(actions.closeOutcome)
            focusRowAt(list.current, deletedAt.current)
          }}
        />
      )}
    </div>
  )
}
