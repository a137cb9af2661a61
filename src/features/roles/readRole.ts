import type { Read } from '#shared/api/lookUp.ts'
import type { Role, RoleBody } from '#contracts/roles.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { again, answerOf } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { readMany } from '#shared/api/readMany.ts'
import { bodyEntries, noAccessChanges, type AccessSets, type RoleAccess } from './access/roleAccess.ts'
import { rolesApi } from './api.ts'

export type ReadRole = {
  /** Null if there is none with this id. */
  role: Role | null
  /** Its privileges by application. */
  access: readonly RoleAccess[]
  all: readonly Role[]
}

/**
 * Reads a role again with its privileges in every application, opened or not: a save removes what it does not
 * name (D16, G-40). The id 0 is a new role.
 */
export async function readRole(dispatch: Dispatch, id: number): Promise<Read<ReadRole>> {
  const { listApplicationsOfRole, listPrivilegesOfRole } = privilegesApi.endpoints
  const list = await answerOf(dispatch(rolesApi.endpoints.listRoles.initiate({}, again)))
  if ('error' in list) return list
  const all = list.data
  const role = all.find((one) => one.id === id) ?? null
  if (!role) return { value: { role, access: [], all } }
  const rol = String(id)
  const own = await answerOf(dispatch(listApplicationsOfRole.initiate({ rol }, again)))
  if ('error' in own) return own
  const given = await readMany(own.data, ({ name }) =>
    answerOf(dispatch(listPrivilegesOfRole.initiate({ rol, application: name }, again))),
  )
  if ('error' in given) return given
  const access = own.data.map(({ name, isVisible }, at) => ({ name, isVisible, privileges: given.data[at]! }))
  return { value: { role, access, all } }
}

/** Request body of a role; `sets` are the changes to its privileges. */
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
