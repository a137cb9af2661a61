import { useCallback, useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { Store, Dispatch } from '#shared/api/createStore.ts'
import { prefetch } from '#shared/api/joinedReads.ts'
import { readListParams, type ListParams } from '#shared/list/listParams.ts'
import { sizeChoice } from '#shared/list/usualSize.ts'
import type { ListSort } from '#shared/list/listSorts.ts'
import { usersApi } from '../api.ts'
import { userSorts, type UsersQuestion } from './wireInput.ts'
import { usersPerPage } from '#contracts/users.ts'
import { forcedRead, answerOf } from '#shared/api/reads.ts'
import type { ReadPart } from '#shared/list/listVisits.ts'

type Params = ListParams<ListSort>

/** A page younger than this is shown without a new request, s. */
const fresh = 10

/**
 * The page of users in the address, and `prefetchNext`, which loads a chosen page before the address changes. Each page
 * has its own cache entry, so no answer shows for another page. A request that is no longer needed is aborted (T69),
 * without an error, and sent again when needed.
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
    // Abort only when another page is shown: until then Back may need it.
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

/** Prefetches the list of an address. `search` is the query, `?` included. */
export const prefetchUsers = (search: string) =>
  prefetchPage(readListParams(new URLSearchParams(search), userSorts, sizeChoice.read()))

const prefetchPage = (params: Params) =>
  prefetch(usersApi.endpoints.listUsersPage.initiate(params, { subscribe: false, forceRefetch: fresh }))

/** Reads the service page that contains a position of the search. */
export function useReadPart({ search, sort }: UsersQuestion): ReadPart {
  const dispatch = useDispatch<Dispatch>()
  return async (position) => {
    const page = Math.floor(position / usersPerPage)
    const asked = { search, sort, page, isBackground: true } as const
    const answer = await answerOf(dispatch(usersApi.endpoints.listUsers.initiate(asked, forcedRead)))
    if ('error' in answer) return answer
    const { users, total } = answer.data
    return { data: { first: page * usersPerPage, ids: users.map(({ id }) => id), total } }
  }
}
