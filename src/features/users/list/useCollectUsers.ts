import { useDispatch } from 'react-redux'
import { usersPerPage, type UserRow } from '#contracts/users.ts'
import { forcedRead, answerOf, type Read } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Collect } from '#shared/list/useCollecting.ts'
import { usersApi } from '../api.ts'
import { totalOf, withoutMoved, type WirePage } from './joinPages.ts'
import type { UsersQuestion } from './wireInput.ts'
import { readMany, type OnProgress } from '#shared/api/readMany.ts'

/**
 * All rows of a search in order, or none: one failed page fails all (D4), and so do rows added or removed during the
 * read (`changed`).
 */
export async function collectUsers<Failure>(
  ask: (wirePage: number) => Promise<Read<WirePage, Failure>>,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<Read<UserRow[], Failure | 'changed'>> {
  let [done, total] = [0, 0]
  const report = (isWaiting?: true): void => onProgress(Math.min(done, total), total, isWaiting)
  function take({ users }: WirePage): void {
    done += users.length
    report()
  }
  const reading = {
    ...{ signal, isPatient: true },
    onProgress: (_pages: number, _all: number, isWaiting = false) => isWaiting && report(true),
  }
  const first = await readMany([0], ask, reading)
  if ('error' in first) return first
  const [firstPage] = first.data
  if (!firstPage) return { data: [] }
  total = totalOf(firstPage, 0)
  take(firstPage)
  const others = Array.from({ length: Math.ceil(total / usersPerPage) - 1 }, (_, index) => index + 1)
  const rest = await readMany(others, ask, { ...reading, onAnswer: take })
  if ('error' in rest) return rest
  const users = withoutMoved(
    [firstPage, ...rest.data].flatMap((page, wirePage) => page.users.map((user) => ({ user, wirePage }))),
  )
  return users.length === total ? { data: users } : { error: 'changed' }
}

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
