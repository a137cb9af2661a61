import { useMemo } from 'react'
import { applicationsApi } from '#features/applications/api.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { findable, type EntryKind, type Findable } from './entries.ts'

const background = { isBackground: true } as const
const everyRole = { headers: {}, isBackground: true } as const

type Row = { id: number; name: string; about?: string | null | undefined }

/** Applications, roles and privileges from the cache, or loaded once when the user types. */
export function useRecords(isWanted: boolean): { records: readonly Findable[]; isAsking: boolean } {
  const skip = { skip: !isWanted }
  const applications = applicationsApi.useListApplicationsQuery(undefined, skip)
  const roles = rolesApi.useListRolesQuery(everyRole, skip)
  const privileges = privilegesApi.useListPrivilegesQuery(background, skip)
  const ofApplications = useMemo(
    () =>
      (applications.data ?? []).map(({ id, name, title }) =>
        record('application', '/apps', { id, name: serverText(title) ?? name, about: name }),
      ),
    [applications.data],
  )
  const ofRoles = useMemo(
    () =>
      (roles.data ?? []).map(({ id, name, alias }) => record('role', '/roles', { id, name, about: alias })),
    [roles.data],
  )
  const ofPrivileges = useMemo(
    () =>
      (privileges.data ?? []).map(({ id, name, description }) =>
        record('privilege', '/privileges', { id, name, about: description }),
      ),
    [privileges.data],
  )
  const records = useMemo(
    () => [...ofApplications, ...ofRoles, ...ofPrivileges],
    [ofApplications, ofRoles, ofPrivileges],
  )
  return { records, isAsking: [applications, roles, privileges].some(({ isLoading }) => isLoading) }
}

function record(kind: EntryKind, list: string, { id, name, about }: Row): Findable {
  const shown = serverText(name) ?? String(id)
  const other = serverText(about)
  return findable({
    id: `${list}/${id}`,
    kind,
    name: shown,
    about: other === shown ? undefined : (other ?? undefined),
    does: { path: `${list}/${id}` },
  })
}
