import type { Read } from '#shared/api/lookUp.ts'
import type { Privilege, PrivilegeBody } from '#contracts/privileges.ts'
import { again, answerOf } from '#shared/api/answerOf.ts'
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
export async function readPrivilege(dispatch: Dispatch, id: number): Promise<Read<ReadPrivilege>> {
  const { listPrivileges, listApplicationsOfPrivilege } = privilegesApi.endpoints
  const list = await answerOf(dispatch(listPrivileges.initiate({}, again)))
  if ('error' in list) return list
  const all = list.data
  const row = all.find((one) => one.id === id)
  if (!row || row.application) return { value: { privilege: row ? withApplications(row, []) : null, all } }
  const applications = await answerOf(dispatch(listApplicationsOfPrivilege.initiate({ id }, again)))
  if ('error' in applications) return applications
  return { value: { privilege: withApplications(row, applications.data), all } }
}

/** What the row says comes first; the other answer may leave applications out. */
export function withApplications(row: Privilege, applications: readonly { name: string }[]): StoredPrivilege {
  return { ...row, application: row.application ?? applications.map(({ name }) => name) }
}

export function toBody(stored: StoredPrivilege, changes: Partial<PrivilegeBody> = {}): PrivilegeBody {
  const { id, name, description, idstate, licence, isAuditable, application } = stored
  return { id, name, description: description ?? '', idstate, licence, isAuditable, application, ...changes }
}
