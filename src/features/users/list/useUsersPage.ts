import { useCallback, useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { Store } from '#shared/api/createStore.ts'
import { prefetch } from '#shared/api/prefetch.ts'
import { readListParams, type ListParams } from '#shared/list/listParams.ts'
import { sizeChoice } from '#shared/list/usualSize.ts'
import type { ListSort } from '#shared/list/listSorts.ts'
import { usersApi } from '../api.ts'
import { userSorts } from './wireInput.ts'

type Params = ListParams<ListSort>

/** A page that is no older is shown without asking again, s. */
const fresh = 10

/**
 * The page of users that the address asks for, and `prefetchNext`, which asks for one that was chosen before the address
 * shows it. The answer to an earlier question is never shown for a later one: each has its own place in the store, and
 * a call for a page that is no longer wanted is aborted (T69): it has not failed, and is sent again as soon as its page
 * is wanted again.
 */
export function useUsersPage(params: Params) {
  const dispatch = useDispatch<Store['dispatch']>()
  const page = usersApi.useListUsersPageQuery(params, { refetchOnMountOrArgChange: fresh })
  const next = useRef<Params | null>(null)
  const giveUp = useCallback(
    (unwanted: Params) => dispatch(usersApi.util.getRunningQueryThunk('listUsersPage', unwanted))?.abort(),
    [dispatch],
  )
  useEffect(() => {
    // What is shown is given up when something else is, not before: until then Back may want it.
    next.current = null
    return () => giveUp(params)
  }, [giveUp, params])
  const prefetchNext = useCallback(
    (chosen: Params) => {
      if (next.current) giveUp(next.current)
      next.current = chosen
      dispatch(prefetchPage(chosen))
    },
    [dispatch, giveUp],
  )
  const { error } = page
  const isAborted = error !== undefined && 'name' in error && error.name === 'AbortError'
  return { ...page, ...(isAborted && { error: undefined, isFetching: true }), prefetchNext }
}

/** Asks for what an address of the list shows, before there is a list. `search` is the query, `?` included. */
export const prefetchUsers = (search: string) =>
  prefetchPage(readListParams(new URLSearchParams(search), userSorts, sizeChoice.read()))

const prefetchPage = (params: Params) =>
  prefetch(usersApi.endpoints.listUsersPage.initiate(params, { subscribe: false, forceRefetch: fresh }))
