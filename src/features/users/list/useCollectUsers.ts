import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import type { UserRow } from '#contracts/users.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import type { Store } from '#shared/api/createStore.ts'
import type { Collect } from '#shared/list/useCollecting.ts'
import { usersApi } from '../api.ts'
import { collectUsers } from './collectUsers.ts'
import { wireInput, type UsersQuestion } from './wireInput.ts'

/** Brings every user that a search finds, in its order. */
export function useCollectUsers(): (question: UsersQuestion) => Collect<readonly UserRow[]> {
  const dispatch = useDispatch<Store['dispatch']>()
  return useCallback(
    (question) => async (signal, onProgress) => {
      const collected = await collectUsers<ApiError>(async (wirePage) => {
        if (signal.aborted) return { error: cancelled }
        const input = wireInput(question, wirePage)
        const call = dispatch(
          usersApi.endpoints.listUsers.initiate(input, { subscribe: false, forceRefetch: true }),
        )
        const abort = (): void => call.abort()
        signal.addEventListener('abort', abort)
        const { data, error } = await call
        signal.removeEventListener('abort', abort)
        return data ? { data } : { error: apiErrorOf(error) ?? cancelled }
      }, onProgress)
      return 'error' in collected ? collected : { value: collected.users }
    },
    [dispatch],
  )
}

/** Never shown: after a cancel no answer is awaited any more. */
const cancelled: ApiError = { kind: 'network', call: 'listUsers', message: null, at: 0 }
