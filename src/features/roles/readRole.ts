import type { Role, RoleBody } from '#contracts/roles.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { runLimited } from '#shared/api/runLimited.ts'
import { bodyEntries, noAccessChanges, type AccessSets, type RoleAccess } from './access/roleAccess.ts'
import { rolesApi } from './api.ts'

export type ReadRole = {
  /** Null where there is none with this id. */
  role: Role | null
  /** What it gives in each application that it counts in. */
  access: readonly RoleAccess[]
  all: readonly Role[]
}

const callsAtOnce = 6
const again = { subscribe: false, forceRefetch: true }

/**
 * Asks for a role again, with what it gives in every application: a save takes away what it does not name, also in
 * applications that nobody opened (D16, G-40). The id 0 is a new role.
 */
export async function readRole(
  dispatch: Dispatch,
  id: number,
): Promise<{ value: ReadRole } | { error: ApiError }> {
  const { listApplicationsOfRole, listPrivilegesOfRole } = privilegesApi.endpoints
  const list = await dispatch(rolesApi.endpoints.listRoles.initiate({}, again))
  // What was read before is still there when a call fails.
  if (list.error || !list.data) return { error: apiErrorOf(list.error ?? {}) }
  const role = list.data.find((one) => one.id === id) ?? null
  if (!role) return { value: { role, access: [], all: list.data } }
  const rol = String(id)
  const own = await dispatch(listApplicationsOfRole.initiate({ rol }, again))
  if (own.error || !own.data) return { error: apiErrorOf(own.error ?? {}) }
  let failure: ApiError | undefined
  const access = await runLimited(
    own.data,
    callsAtOnce,
    async ({ name, isVisible }) => {
      const answer = await dispatch(listPrivilegesOfRole.initiate({ rol, application: name }, again))
      if (answer.error || !answer.data) failure ??= apiErrorOf(answer.error ?? {})
      return { name, isVisible, privileges: answer.data ?? [] }
    },
    () => failure === undefined,
  )
  if (failure) return { error: failure }
  return { value: { role, access: access.flatMap((one) => one ?? []), all: list.data } }
}

/** A role as it goes to the service; `sets` are what was changed of what it gives. */
export function toBody(
  role: Role,
  access: readonly RoleAccess[],
  changes: Partial<RoleBody> = {},
  sets: AccessSets = noAccessChanges,
): RoleBody {
  const { id, name, description, alias, idstate } = role
  const application = bodyEntries(access, sets)
  return { id, name, description: description ?? '', alias: alias ?? '', idstate, application, ...changes }
}
