import { useState } from 'react'
import type { UserRow } from '#contracts/users.ts'
import { useIsOnline } from '#shared/browser/useIsOnline.ts'
import type { ListPage } from '#shared/list/listPage.ts'
import { searchText, type ListParams } from '#shared/list/listParams.ts'
import type { ListSort } from '#shared/list/listSorts.ts'
import { lastPageOf } from '#shared/list/pages.ts'
import { useListParams } from '#shared/list/useListParams.ts'
import { useRefetchOnReturn } from '#shared/list/useRefetchOnReturn.ts'
import { useTypedSearch } from '#shared/list/useTypedSearch.ts'
import { userSorts } from '../list/wireInput.ts'
import type { ReadUsers } from './lastReadUsers.ts'
import { matchesFilter, type UserFilter } from './userFilter.ts'
import { useReadUsers } from './useReadUsers.ts'

/** The users of a search that match a filter: one page, all of them, and the progress of the read. */
export function useFilteredUsers(filter: UserFilter) {
  const [params, change] = useListParams(userSorts)
  const { typed, type, ask } = useTypedSearch(params.search)
  const { read, reading, stop, goOn, again } = useReadUsers(params)
  const isOnline = useIsOnline()
  useRefetchOnReturn(isOnline, () => reading.phase === 'failed' && goOn())
  const users = useMatching(read, filter)
  const total = users?.length ?? null
  const page = total === null ? params.page : Math.min(params.page, lastPageOf(total, params.size))
  const shown = users?.slice((page - 1) * params.size, page * params.size) ?? none
  const show = (changes: Partial<ListParams<ListSort>>): boolean => change(changes) !== null

  const list: ListPage<UserRow, ListSort> & { params: ListParams<ListSort> } = {
    rows: shown,
    total,
    isEmpty: total === 0,
    params: { ...params, page },
    show,
    typed,
    type,
    search(text) {
      const wanted = searchText(text)
      type(wanted)
      if (show({ search: wanted })) ask(wanted)
      else if (wanted === params.search) again()
    },
    isPending: searchText(typed) !== params.search,
    loading: users === null && reading.phase === 'running' ? 'first' : undefined,
    isLoaded: users !== null,
    since: read?.at ?? 0,
    // The filter bar shows errors.
    error: undefined,
    isFetching: reading.phase === 'running',
    isOnline,
    refetch: again,
  }
  return { list, users: users ?? none, read, reading, stop, goOn, again }
}

const none: readonly UserRow[] = []

/**
 * Users that match the filter. A user changed in the list stays in it until the next read or another filter; a deleted
 * one is removed.
 */
function useMatching(read: ReadUsers | null, filter: UserFilter): readonly UserRow[] | null {
  const key = JSON.stringify([read?.key, read?.at, filter])
  const [basis, setBasis] = useState(() => matching(key, read, filter))
  if (basis.key !== key) setBasis(matching(key, read, filter))
  if (!read || basis.key !== key) return null
  return read.users === basis.users ? basis.found : read.users.filter(({ id }) => basis.ids.has(id))
}

function matching(key: string, read: ReadUsers | null, filter: UserFilter) {
  const found = read?.users.filter((user) => matchesFilter(user, filter)) ?? none
  return { key, users: read?.users, found, ids: new Set(found.map(({ id }) => id)) }
}
