import { rolesHeld, usersApi } from '#features/users/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { runLimited } from '#shared/api/runLimited.ts'
import type { Counted, Dependent } from './dependent.ts'

const callsAtOnce = 6

/** The users who have a role; no call says it, so all pages of users are read. */
export async function countUsers(
  dispatch: Dispatch,
  name: string,
  pages: number,
  ...[signal, onProgress]: Parameters<Dependent['count']>
): Promise<Counted> {
  const holders = new Set<number>()
  let done = 0
  let failure: ApiError | undefined
  await runLimited(
    Array.from({ length: pages }, (_, page) => page),
    callsAtOnce,
    async (page) => {
      const { data, error } = await dispatch(
        usersApi.endpoints.listUsers.initiate(
          { page, isQuiet: true },
          { subscribe: false, forceRefetch: true },
        ),
      )
      failure ??= apiErrorOf(error)
      for (const user of data?.users ?? []) if (rolesHeld(user, [name]).length > 0) holders.add(user.id)
      done += 1
      onProgress(done, pages)
    },
    () => !signal.aborted && failure === undefined,
  )
  return failure ? { error: failure } : { count: holders.size }
}
