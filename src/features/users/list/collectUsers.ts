import { usersPerPage, type UserRow } from '#contracts/users.ts'
import { runLimited } from '#shared/api/runLimited.ts'
import { callsAtOnce, totalOf, withoutMoved, type WirePage } from './joinPages.ts'

/**
 * Every row of a search in its order, or none: a page that fails fails the whole (D4), and so do rows that came or went
 * meanwhile (`changed`).
 */
export async function collectUsers<Failure>(
  ask: (wirePage: number) => Promise<{ data: WirePage } | { error: Failure }>,
  onProgress: (done: number, total: number) => void,
): Promise<{ value: UserRow[] } | { error: Failure | 'changed' }> {
  let failure: Failure | undefined
  let done = 0
  let total = Infinity
  async function take(wirePage: number): Promise<UserRow[]> {
    const answer = await ask(wirePage)
    if ('error' in answer) {
      failure ??= answer.error
      return []
    }
    const { users } = answer.data
    if (total === Infinity) total = totalOf(answer.data, wirePage)
    done += users.length
    if (failure === undefined) onProgress(Math.min(done, total), total)
    return users
  }
  const first = await take(0)
  if (failure !== undefined) return { error: failure }
  const others = Array.from({ length: Math.ceil(total / usersPerPage) - 1 }, (_, index) => index + 1)
  const pages = await runLimited(others, callsAtOnce, take, () => failure === undefined)
  if (failure !== undefined) return { error: failure }
  const users = withoutMoved(
    [first, ...pages].flatMap((page, wirePage) => (page ?? []).map((user) => ({ user, wirePage }))),
  )
  return users.length === total ? { value: users } : { error: 'changed' }
}
