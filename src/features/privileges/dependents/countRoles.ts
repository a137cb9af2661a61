import type { Role } from '#contracts/roles.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Counted, Dependent } from '#shared/dependents/dependent.ts'
import { isActive } from '#shared/lib/activeState.ts'
import { appKey, titlesIn } from '#shared/lib/applications.ts'
import { runLimited } from '#shared/lib/runLimited.ts'
import { privilegesApi } from '../api.ts'

const callsAtOnce = 6

export type Question = { role: number; application: string }

/**
 * Where an active role can give a privilege: in the applications that both have. No call says which roles give it, so
 * each of these is asked about.
 */
export function questionsFor(
  roles: readonly Role[],
  applications: readonly { name: string; title: string }[],
): Question[] {
  return roles
    .filter(({ idstate }) => isActive(idstate))
    .flatMap(({ id, sharedApps }) => {
      const own = new Set(titlesIn(sharedApps).map(appKey))
      return applications
        .filter(({ name, title }) => own.has(appKey(title)) || own.has(appKey(name)))
        .map(({ name }) => ({ role: id, application: name }))
    })
}

type Wanted = { name: string; application: readonly string[] }

/** The active roles that give a privilege in one of these applications. */
export async function countRoles(
  dispatch: Dispatch,
  { name, application }: Wanted,
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
  const wanted = new Set(application.map(appKey))
  const places = applications.data.filter((one) => wanted.has(appKey(one.name)))
  const questions = questionsFor(roles.data, places)
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
        if (data?.some((one) => one.name === name && one.assigned)) giving.add(role)
        failure ??= apiErrorOf(error)
      }
      done += 1
      onProgress(done, questions.length)
    },
    () => !signal.aborted && failure === undefined,
  )
  return failure ? { error: failure } : { count: giving.size }
}
