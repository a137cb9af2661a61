import type { Privilege, PrivilegeBody } from '#contracts/privileges.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { privilegesApi } from './api.ts'

/** A privilege with the names of all its applications, those that no list shows included. */
export type StoredPrivilege = Privilege & { application: string[] }

export type ReadPrivilege = {
  /** Null where there is none with this id. */
  privilege: StoredPrivilege | null
  all: readonly Privilege[]
}

/**
 * Asks for a privilege again; there is no call for one, so the list is read. A save with fewer applications than
 * it has would take it from them: where the row does not name them, they are asked for.
 */
export async function readPrivilege(
  dispatch: Dispatch,
  id: number,
): Promise<{ value: ReadPrivilege } | { error: ApiError }> {
  const { listPrivileges, listApplicationsOfPrivilege } = privilegesApi.endpoints
  const again = { subscribe: false, forceRefetch: true }
  const list = await dispatch(listPrivileges.initiate({}, again))
  // What was read before is still there when the call fails.
  if (list.error || !list.data) return { error: apiErrorOf(list.error ?? {}) }
  const row = list.data.find((one) => one.id === id)
  if (!row) return { value: { privilege: null, all: list.data } }
  if (row.application) return { value: { privilege: withApplications(row, []), all: list.data } }
  const applications = await dispatch(listApplicationsOfPrivilege.initiate(id, again))
  if (applications.error || !applications.data) return { error: apiErrorOf(applications.error ?? {}) }
  return { value: { privilege: withApplications(row, applications.data), all: list.data } }
}

/** What the row says comes first; the other answer may leave applications out. */
export function withApplications(row: Privilege, applications: readonly { name: string }[]): StoredPrivilege {
  return { ...row, application: row.application ?? applications.map(({ name }) => name) }
}

export function toBody(stored: StoredPrivilege, changes: Partial<PrivilegeBody> = {}): PrivilegeBody {
  const { id, name, description, idstate, licence, isAuditable, application } = stored
  return { id, name, description: description ?? '', idstate, licence, isAuditable, application, ...changes }
}
