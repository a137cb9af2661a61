import { useDispatch } from 'react-redux'
import type { UserRow } from '#contracts/users.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Collect } from '#shared/list/useCollecting.ts'
import { usersApi } from '../api.ts'
import { collectUsers } from './collectUsers.ts'
import type { UsersQuestion } from './wireInput.ts'

const again = { subscribe: false, forceRefetch: true }

/** Brings every user that a search finds, in its order. */
export function useCollectUsers(question: UsersQuestion): Collect<readonly UserRow[]> {
  const dispatch = useDispatch<Dispatch>()
  return (signal, onProgress) =>
    collectUsers<ApiError>(async (wirePage) => {
      if (signal.aborted) return { error: cancelled }
      const call = dispatch(usersApi.endpoints.listUsers.initiate({ ...question, page: wirePage }, again))
      const abort = (): void => call.abort()
      signal.addEventListener('abort', abort)
      const { data, error } = await call
      signal.removeEventListener('abort', abort)
      return data
        ? { data: { users: data.users, rows: data.total } }
        : { error: apiErrorOf(error) ?? cancelled }
    }, onProgress)
}

/** Never shown: after a cancel no answer is awaited any more. */
const cancelled: ApiError = { kind: 'network', call: 'listUsers', message: null, at: 0 }
