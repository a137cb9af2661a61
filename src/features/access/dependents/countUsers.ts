import { rolesHeld } from '#features/users/api.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { readMany } from '#shared/api/readMany.ts'
import { readUsersPage } from '../readUsersPage.ts'
import type { Counted, Dependent } from './dependent.ts'

/** Counts the users with one of these roles over all pages. */
export async function countUsers(
  dispatch: Dispatch,
  names: readonly string[],
  pages: number,
  ...[signal, onProgress]: Parameters<Dependent['count']>
): Promise<Counted> {
  const read = await readMany(
    Array.from({ length: pages }, (_, page) => page),
    (page) => readUsersPage(dispatch, page),
    { signal, onProgress, isPatient: true },
  )
  if ('error' in read) return read
  const holders = read.data.flatMap(({ users }) => users).filter((user) => rolesHeld(user, names).length > 0)
  return { count: new Set(holders.map(({ id }) => id)).size }
}
