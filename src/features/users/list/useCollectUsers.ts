import { useDispatch } from 'react-redux'
import type { UserRow } from '#contracts/users.ts'
import { forcedRead, answerOf, type Read } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Collect } from '#shared/list/useCollecting.ts'
import { usersApi } from '../api.ts'
import { collectUsers } from './collectUsers.ts'
import type { WirePage } from './joinPages.ts'
import type { UsersQuestion } from './wireInput.ts'

/** Reads one service page of a search. */
export function useAskUsers(
  question: UsersQuestion,
): (page: number, signal: AbortSignal) => Promise<Read<WirePage>> {
  const dispatch = useDispatch<Dispatch>()
  return async (page, signal) => {
    const call = dispatch(usersApi.endpoints.listUsers.initiate({ ...question, page }, forcedRead))
    const abort = (): void => call.abort()
    signal.addEventListener('abort', abort)
    const answer = await answerOf(call)
    signal.removeEventListener('abort', abort)
    return 'error' in answer ? answer : { data: { users: answer.data.users, rows: answer.data.total } }
  }
}

/** Reads all users of a search, in order. */
export function useCollectUsers(question: UsersQuestion): Collect<readonly UserRow[]> {
  const ask = useAskUsers(question)
  return (signal, onProgress) => collectUsers((page) => ask(page, signal), onProgress, signal)
}
