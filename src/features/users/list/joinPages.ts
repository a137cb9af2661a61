import { usersPerPage, type UserRow } from '#contracts/users.ts'
import type { Read } from '#shared/api/reads.ts'
import { readMany } from '#shared/api/readMany.ts'
import { wirePagesOf } from './wireInput.ts'

export type UsersPage = { users: UserRow[]; total: number }
export type WirePage = { users: UserRow[]; rows?: number | string | null | undefined }

/**
 * The rows of one table page, from consecutive service pages of ten (G-09), read in parallel. Pages past a known end
 * are not requested; one failed page fails all.
 */
export async function joinPages<Failure>(
  { page, size }: { page: number; size: number },
  ask: (wirePage: number) => Promise<Read<WirePage, Failure>>,
): Promise<Read<UsersPage, Failure>> {
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

/** The total of the service; if it is not a number, the number of known rows. */
export function totalOf({ rows, users }: WirePage, wirePage: number): number {
  const total = typeof rows === 'string' && rows.trim() !== '' ? Number(rows) : rows
  if (typeof total === 'number' && Number.isSafeInteger(total) && total >= 0) return total
  return users.length === 0 ? 0 : wirePage * usersPerPage + users.length
}

/**
 * A user who moved to the next page between two calls is shown once; a user listed twice on one service page is shown
 * twice.
 */
export function withoutMoved(rows: readonly { user: UserRow; wirePage: number }[]): UserRow[] {
  const pageOf = new Map<number, number>()
  for (const { user, wirePage } of rows) if (!pageOf.has(user.id)) pageOf.set(user.id, wirePage)
  return rows.filter(({ user, wirePage }) => pageOf.get(user.id) === wirePage).map(({ user }) => user)
}
