import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { UserRow } from '#contracts/users.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import type { Store } from '#shared/api/createStore.ts'
import { isActive } from '#shared/lib/activeState.ts'
import { useCsvExport } from '#shared/list/useCsvExport.ts'
import { usersApi } from '../api.ts'
import '../usersTexts.ts'
import { collectUsers } from './collectUsers.ts'
import { wireInput, type UsersQuestion } from './wireInput.ts'

const texts = ['userName', 'names', 'surnames', 'document', 'email'] as const satisfies (keyof UserRow)[]
const columns = [...texts, 'state'] as const

/** Every user that a search finds, as `usuarios.csv`. */
export function useUsersExport() {
  const { t } = useTranslation(['users', 'list'])
  const dispatch = useDispatch<Store['dispatch']>()
  const { state, start, cancel } = useCsvExport('usuarios.csv')

  const startUsers = (question: UsersQuestion): Promise<void> =>
    start(async (signal, onProgress) => {
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
      if ('error' in collected) return collected
      const head = columns.map((column) => t(`users:columns.${column}`))
      const lines = collected.users.map((user) => [
        ...texts.map((column) => user[column]),
        t(isActive(user.idstate) ? 'list:active' : 'list:inactive'),
      ])
      return { lines: [head, ...lines] }
    })

  return { state, start: startUsers, cancel }
}

/** Never shown: after a cancel no answer is awaited any more. */
const cancelled: ApiError = { kind: 'network', call: 'listUsers', message: null, at: 0 }
