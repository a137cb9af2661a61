import type { Application } from '#contracts/applications.ts'
import type { Role } from '#contracts/roles.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { isActive } from '#shared/records/activeState.ts'
import { runLimited } from '#shared/api/runLimited.ts'
import type { Place } from '../accessNode.ts'
import { candidatesFor, placesOfCandidates } from '../givers.ts'
import type { Belonging } from '../grants.ts'
import type { Counted, Dependent } from './dependent.ts'

const callsAtOnce = 6

/**
 * Where an active role can give a privilege: in the applications that both have. No call says which roles give it, so
 * each of these is asked about.
 */
export function placesFor(
  wanted: Belonging,
  roles: readonly Role[],
  applications: readonly Application[],
): Place[] {
  const active = roles.filter(({ idstate }) => isActive(idstate))
  return placesOfCandidates(candidatesFor(wanted, active, applications))
}

/** The active roles that give a privilege in one of these applications. */
export async function countRoles(
  dispatch: Dispatch,
  wanted: Belonging & { name: string },
  ...[signal, onProgress]: Parameters<Dependent['count']>
): Promise<Counted> {
  const again = { subscribe: false, forceRefetch: true }
  const [roles, applications] = await Promise.all([
    dispatch(rolesApi.endpoints.listRoles.initiate({ headers: {}, isQuiet: true }, again)),
    dispatch(applicationsApi.endpoints.listApplications.initiate(undefined, { subscribe: false })),
  ])
  // What was read before is still there when the call fails.
  if (roles.error || !roles.data) return { error: apiErrorOf(roles.error ?? {}) }
  if (applications.error || !applications.data) return { error: apiErrorOf(applications.error ?? {}) }
  const questions = placesFor(wanted, roles.data, applications.data)
  const giving = new Set<number>()
  let done = 0
  let failure: ApiError | undefined
  await runLimited(
    questions,
    callsAtOnce,
    async ({ role, application: at }) => {
      // One application is enough.
      if (!giving.has(role)) {
        const asked = { rol: String(role), application: at, isQuiet: true } as const
        const { data, error } = await dispatch(
          privilegesApi.endpoints.listPrivilegesOfRole.initiate(asked, again),
        )
        if (data?.some((one) => one.name === wanted.name && one.assigned)) giving.add(role)
        failure ??= apiErrorOf(error)
      }
      done += 1
      onProgress(done, questions.length)
    },
    () => !signal.aborted && failure === undefined,
  )
  return failure ? { error: failure } : { count: giving.size }
}
