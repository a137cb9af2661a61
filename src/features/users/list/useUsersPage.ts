import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useDispatch } from 'react-redux'
import type { Store } from '#shared/api/createStore.ts'
import { readListParams, writeListParams, type ListParams } from '#shared/list/listParams.ts'
import { usersApi } from '../api.ts'
import { userSorts, type UserSort } from './userSorts.ts'

type Params = ListParams<UserSort>

/** A page that is no older is shown without asking again, s. */
const fresh = 10

/**
 * The page of users that the address asks for. The answer to an earlier question is never shown for a later one: each
 * has its own place in the store, and a call for a page that is no longer wanted is aborted (T69). `prefetch` asks for
 * the page that was chosen before the address shows it; the query of that page joins the call.
 */
export function useUsersPage(params: Params) {
  const dispatch = useDispatch<Store['dispatch']>()
  const [prefetched, setPrefetched] = useState<Params | null>(params)
  const chosen = useRef(params)
  const failure = usersApi.endpoints.listUsersPage.useQueryState(params, {
    selectFromResult: ({ isError, error }) => ({ isError, error }),
  })
  // A query would ask at once for what a prefetch has just failed to bring.
  const hasFailed =
    failure.isError && prefetched !== null && writeListParams(prefetched) === writeListParams(params)
  const page = usersApi.useListUsersPageQuery(hasFailed ? skipToken : params, {
    refetchOnMountOrArgChange: fresh,
  })
  useEffect(
    () => () => dispatch(usersApi.util.getRunningQueryThunk('listUsersPage', params))?.abort(),
    [dispatch, params],
  )
  const prefetch = useCallback(
    (next: Params): void => {
      dispatch(usersApi.util.getRunningQueryThunk('listUsersPage', chosen.current))?.abort()
      chosen.current = next
      dispatch(prefetchPage(next))
      startTransition(() => setPrefetched(next))
    },
    [dispatch],
  )
  const askAgain = useCallback(() => setPrefetched(null), [])
  return hasFailed
    ? { ...page, isError: true, error: failure.error, refetch: askAgain, prefetch }
    : { ...page, prefetch }
}

/** Asks for what an address of the list shows, before there is a list. `search` is the query, `?` included. */
export const prefetchUsers = (search: string) =>
  prefetchPage(readListParams(new URLSearchParams(search), userSorts))

const prefetchPage = (params: Params) =>
  usersApi.util.prefetch('listUsersPage', params, { ifOlderThan: fresh })
