import { usersPerPage, type UserRow } from '#contracts/users.ts'
import type { Answered } from '#shared/api/answerOf.ts'
import { readMany } from '#shared/api/readMany.ts'
import { totalOf, withoutMoved, type WirePage } from './joinPages.ts'

/**
 * Every row of a search in its order, or none: a page that fails fails the whole (D4), and so do rows that came or went
 * meanwhile (`changed`).
 */
export async function collectUsers<Failure>(
  ask: (wirePage: number) => Promise<Answered<WirePage, Failure>>,
  onProgress: (done: number, total: number) => void,
  signal?: AbortSignal,
): Promise<{ value: UserRow[] } | { error: Failure | 'changed' }> {
  const first = await ask(0)
  if ('error' in first) return first
  const total = totalOf(first.data, 0)
  let done = 0
  function take({ users }: WirePage): void {
    done += users.length
    onProgress(Math.min(done, total), total)
  }
  take(first.data)
  const others = Array.from({ length: Math.ceil(total / usersPerPage) - 1 }, (_, index) => index + 1)
  const rest = await readMany(others, ask, { signal, onAnswer: take })
  if ('error' in rest) return rest
  const users = withoutMoved(
    [first.data, ...rest.data].flatMap((page, wirePage) => page.users.map((user) => ({ user, wirePage }))),
  )
  return users.length === total ? { value: users } : { error: 'changed' }
}
