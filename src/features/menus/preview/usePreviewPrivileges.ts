import { privilegesApi } from '#features/privileges/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { type ApiError, apiErrorOf } from '#shared/api/apiError.ts'
import { isActive } from '#shared/records/activeState.ts'

/** Viewer of a preview; an empty id is none yet. */
export type Viewer =
  | { kind: 'privileges'; names: readonly string[] }
  | { kind: 'role'; id: string }
  | { kind: 'user'; id: string }

type Held = { names: readonly string[] | null; error: ApiError | undefined; retry: () => void }

/** Privileges of a viewer in an application, by background reads: a 403 is shown inline (S8). */
export function usePreviewPrivileges(viewer: Viewer, application: string): Held {
  const user = viewer.kind === 'user' ? viewer.id : ''
  const ofUser = rolesApi.useListRolesQuery(
    { headers: { application, user }, isBackground: true },
    { skip: user === '' },
  )
  const held = ofUser.currentData?.filter(({ assigned, idstate }) => assigned && isActive(idstate))
  const ofRole = viewer.kind === 'role' && viewer.id !== '' ? [viewer.id] : null
  const roles = user === '' ? ofRole : (held?.map(({ id }) => String(id)) ?? null)
  const given = privilegesApi.useListPrivilegesOfRolesQuery(
    { roleIds: roles ?? [], application, isBackground: true },
    { skip: roles === null },
  )
  if (viewer.kind === 'privileges') return { names: viewer.names, error: undefined, retry: () => undefined }
  const failed = [ofUser, given].find(({ isError, isFetching }) => isError && !isFetching)
  return {
    names: roles === null ? null : (given.currentData ?? null),
    error: apiErrorOf(failed?.error),
    retry: () => void failed?.refetch(),
  }
}
