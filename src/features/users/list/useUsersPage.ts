import { useCallback, useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiError } from '#shared/api/apiError.ts'
import type { Store } from '#shared/api/createStore.ts'
import { readListParams, type ListParams } from '#shared/list/listParams.ts'
import { sessionEpoch } from '#shared/session/sessionEvents.ts'
import { earlyUsersPage, usersApi } from '../api.ts'
import { userSorts, type UserSort } from './userSorts.ts'

type Params = ListParams<UserSort>

/** A page that is no older is shown without asking again, s. */
const fresh = 10

/**
 * The page of users that the address asks for. The answer to an earlier question is never shown for a later one: each
 * has its own place in the store, and one that nobody waits for any more is called off (hardening T69).
 */
export function useUsersPage(params: Params) {
  const dispatch = useDispatch<Store['dispatch']>()
  const page = usersApi.useListUsersPageQuery(params, { refetchOnMountOrArgChange: fresh })
  useEffect(
    () => () => dispatch(usersApi.util.getRunningQueryThunk('listUsersPage', params))?.abort(),
    [dispatch, params],
  )
  return page
}

/** Asks for a page before the address has changed. */
export function useAskEarly(): (next: Params) => void {
  const dispatch = useDispatch<Store['dispatch']>()
  return useCallback((next) => dispatch(askEarly(next)), [dispatch])
}

/** Asks for what an address of the list shows, before there is a list. `search` is the query, `?` included. */
export const askForUsers = (search: string) =>
  askEarly(readListParams(new URLSearchParams(search), userSorts))

function askEarly(params: Params) {
  return (dispatch: Store['dispatch'], getState: Store['getState']): void => {
    const { isLoading, fulfilledTimeStamp = 0 } = usersApi.endpoints.listUsersPage.select(params)(getState())
    const isFresh = (since: number): boolean => Date.now() - since < fresh * 1_000
    if (isLoading || isFresh(fulfilledTimeStamp)) return
    const [epoch, asked] = [sessionEpoch(), Date.now()]
    const call = dispatch(usersApi.endpoints.listUsersPageEarly.initiate(params, { track: false }))
    const answer = call.then(({ data, error }) => (error ? { error: error as ApiError } : { data }))
    const isGood = (): boolean => epoch === sessionEpoch() && isFresh(asked)
    earlyUsersPage.keep({ input: params, answer, isGood, callOff: () => call.abort() })
  }
}
