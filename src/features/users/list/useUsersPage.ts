import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { Store } from '#shared/api/createStore.ts'
import type { ListParams } from '#shared/list/listParams.ts'
import { usersApi } from '../api.ts'
import type { UserSort } from './userSorts.ts'

/**
 * The page of users that the address asks for. The answer to an earlier question is never shown for a later one: each
 * has its own place in the store, and one that nobody waits for any more is called off (hardening T69).
 */
export function useUsersPage(params: ListParams<UserSort>) {
  const dispatch = useDispatch<Store['dispatch']>()
  const page = usersApi.useListUsersPageQuery(params, { refetchOnMountOrArgChange: 10 })
  useEffect(
    () => () => dispatch(usersApi.util.getRunningQueryThunk('listUsersPage', params))?.abort(),
    [dispatch, params],
  )
  return page
}
