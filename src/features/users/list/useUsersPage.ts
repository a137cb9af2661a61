import { useCallback, useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { Store } from '#shared/api/createStore.ts'
import { prefetch } from '#shared/api/prefetch.ts'
import { readListParams, type ListParams } from '#shared/list/listParams.ts'
import type { ListSort } from '#shared/list/listSorts.ts'
import { usersApi } from '../api.ts'
import { userSorts } from './wireInput.ts'

type Params = ListParams<ListSort>

/** A page that is no older is shown without asking again, s. */
const fresh = 10

/**
 * The page of users that the address asks for. The answer to an earlier question is never shown for a later one: each
 * has its own place in the store, and a call for a page that is no longer wanted is aborted (T69): it has not failed, and
 * is sent again as soon as its page is wanted again.
 */
export function useUsersPage(params: Params) {
  const dispatch = useDispatch<Store['dispatch']>()
  const page = usersApi.useListUsersPageQuery(params, { refetchOnMountOrArgChange: fresh })
  useEffect(
    () => () => dispatch(usersApi.util.getRunningQueryThunk('listUsersPage', params))?.abort(),
    [dispatch, params],
  )
  const { error } = page
  const isAborted = error !== undefined && 'name' in error && error.name === 'AbortError'
  return isAborted ? { ...page, error: undefined, isFetching: true } : page
}

/** Asks for the page that was chosen before the address shows it; the query of that page joins the call. */
export function usePrefetchPage(): (next: Params) => void {
  const dispatch = useDispatch<Store['dispatch']>()
  const chosen = useRef<Params | null>(null)
  return useCallback(
    (next) => {
      if (chosen.current)
        dispatch(usersApi.util.getRunningQueryThunk('listUsersPage', chosen.current))?.abort()
      chosen.current = next
      dispatch(prefetchPage(next))
    },
    [dispatch],
  )
}

/** Asks for what an address of the list shows, before there is a list. `search` is the query, `?` included. */
export const prefetchUsers = (search: string) =>
  prefetchPage(readListParams(new URLSearchParams(search), userSorts))

const prefetchPage = (params: Params) =>
  prefetch(usersApi.endpoints.listUsersPage.initiate(params, { subscribe: false, forceRefetch: fresh }))
