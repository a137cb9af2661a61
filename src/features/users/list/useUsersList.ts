import { useEffect } from 'react'
import type { UserRow } from '#contracts/users.ts'
import { apiErrorOf } from '#shared/api/apiError.ts'
import { useIsOnline } from '#shared/browser/useIsOnline.ts'
import type { ListPage } from '#shared/list/listPage.ts'
import { searchText, type ListParams } from '#shared/list/listParams.ts'
import type { ListSort } from '#shared/list/listSorts.ts'
import { lastPageOf } from '#shared/list/pages.ts'
import { useListParams } from '#shared/list/useListParams.ts'
import { useRefetchOnReturn } from '#shared/list/useRefetchOnReturn.ts'
import { useTypedSearch } from '#shared/list/useTypedSearch.ts'
import { useUsersPage } from './useUsersPage.ts'
import { userSorts } from './wireInput.ts'

/** The list state from the address, and the actions that change it. */
export function useUsersList(): ListPage<UserRow, ListSort> & { params: ListParams<ListSort> } {
  const [params, change] = useListParams(userSorts)
  const { typed, type, ask } = useTypedSearch(params.search)
  const { data, currentData, isFetching, refetch, prefetchNext, ...query } = useUsersPage(params)
  const isOnline = useIsOnline()
  useRefetchOnReturn(isOnline, refetch)

  const lastPage = currentData && lastPageOf(currentData.total, params.size)
  const isBeyond = lastPage !== undefined && params.page > lastPage
  // The last row of the last page may be deleted, and the page with it (hardening T71).
  useEffect(() => {
    if (isBeyond && !isFetching) change({ page: lastPage }, { replace: true })
  }, [isBeyond, isFetching, lastPage, change])

  const isWaiting = currentData === undefined ? isFetching : isBeyond
  // A page that fails to load keeps the previous rows.
  const isEarlier = currentData === undefined && !isFetching && data !== undefined
  const shown = currentData ?? (isWaiting || isEarlier ? data : undefined)
  // A page that lost its last row is not an empty search.
  const isEmptied = shown !== undefined && shown.users.length === 0 && shown.total > 0

  /** False if the list already shows that. */
  function show(changes: Parameters<typeof change>[0]): boolean {
    const next = change(changes)
    if (next) prefetchNext(next)
    return next !== null
  }

  function search(text: string): void {
    const wanted = searchText(text)
    type(wanted)
    if (show({ search: wanted })) return ask(wanted)
    // Enter on the same words reloads them.
    if (wanted === params.search) void refetch()
  }

  return {
    rows: shown?.users ?? none,
    total: shown?.total ?? null,
    isEmpty: shown?.total === 0,
    params,
    show,
    typed,
    type,
    search,
    isPending: searchText(typed) !== params.search,
    loading: isWaiting ? (shown && !isEmptied ? 'next' : 'first') : undefined,
    isLoaded: currentData !== undefined || isEarlier,
    isEarlier,
    since: query.fulfilledTimeStamp ?? 0,
    error: apiErrorOf(query.error),
    isFetching,
    isOnline,
    refetch: () => void refetch(),
  }
}

const none: readonly UserRow[] = []
