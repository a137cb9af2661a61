import { usersPerPage, type UserRow } from '#contracts/users.ts'
import type { Answered } from '#shared/api/answerOf.ts'
import { readMany } from '#shared/api/readMany.ts'
import { wirePagesOf } from './wirePages.ts'

export type UsersPage = { users: UserRow[]; total: number }
export type WirePage = { users: UserRow[]; rows?: number | string | null | undefined }

/**
 * The rows of one page of the table, out of the service's consecutive pages of ten (G-09). They are asked for side by
 * side; those beyond the end, as far as that is known by then, are not. One page that fails fails the whole.
 */
export async function joinPages<Failure>(
  { page, size }: { page: number; size: number },
  ask: (wirePage: number) => Promise<Answered<WirePage, Failure>>,
): Promise<Answered<UsersPage, Failure>> {
  const { wirePages, offset } = wirePagesOf({ page, size }, usersPerPage)
  let total = Infinity
  const read = await readMany(
    wirePages,
    async (wirePage) => {
      const answer = await ask(wirePage)
      return 'error' in answer ? answer : { data: { ...answer.data, wirePage } }
    },
    {
      onAnswer(answer) {
        total = totalOf(answer, answer.wirePage)
      },
      isNeeded: (wirePage) => wirePage * usersPerPage < total,
    },
  )
  if ('error' in read) return read
  const rows = read.data.flatMap(({ users, wirePage }) => users.map((user) => ({ user, wirePage })))
  return {
    data: { users: withoutMoved(rows.slice(offset, offset + size)), total: total === Infinity ? 0 : total },
  }
}

/** How many there are; where the service does not say it in a number, as many as are known. */
export function totalOf({ rows, users }: WirePage, wirePage: number): number {
  const total = typeof rows === 'string' && rows.trim() !== '' ? Number(rows) : rows
  if (typeof total === 'number' && Number.isSafeInteger(total) && total >= 0) return total
  return users.length === 0 ? 0 : wirePage * usersPerPage + users.length
}

/**
 * Between two calls somebody may have moved to the next page, and is shown once; who stands twice on one page of the
 * service is shown twice.
 */
export function withoutMoved(rows: readonly { user: UserRow; wirePage: number }[]): UserRow[] {
  const pageOf = new Map<number, number>()
  for (const { user, wirePage } of rows) if (!pageOf.has(user.id)) pageOf.set(user.id, wirePage)
  return rows.filter(({ user, wirePage }) => pageOf.get(user.id) === wirePage).map(({ user }) => user)
}
