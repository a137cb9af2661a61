import { useCallback, useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { Store } from '#shared/api/createStore.ts'
import { readListParams, type ListParams } from '#shared/list/listParams.ts'
import { usersApi } from '../api.ts'
import { userSorts, type UserSort } from './userSorts.ts'

type Params = ListParams<UserSort>

const ask = (params: Params) => usersApi.util.prefetch('listUsersPage', params, {})

/** Asks for what an address of the list shows, before there is a list. `search` is the query, `?` included. */
export const askForUsers = (search: string) => ask(readListParams(new URLSearchParams(search), userSorts))

/**
 * The page of users that the address asks for, and a way to ask for the next one before the address has changed. The
 * answer to an earlier question is never shown for a later one: each has its own place in the store, and one that nobody
 * waits for any more is called off (hardening T69).
 */
export function useUsersPage(params: Params) {
  const dispatch = useDispatch<Store['dispatch']>()
  const ahead = useRef<Params | null>(null)
  const page = usersApi.useListUsersPageQuery(params, { refetchOnMountOrArgChange: 10 })
  const callOff = useCallback(
    (asked: Params) => dispatch(usersApi.util.getRunningQueryThunk('listUsersPage', asked))?.abort(),
    [dispatch],
  )
  useEffect(() => () => callOff(params), [callOff, params])

  function askAhead(next: Params): void {
    // The screen may never have turned to that one.
    if (ahead.current) callOff(ahead.current)
    ahead.current = next
    dispatch(ask(next))
  }
  return { ...page, askAhead }
}
