import type { Application } from '#contracts/applications.ts'
import type { Role } from '#contracts/roles.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { again, answerOf } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { isActive } from '#shared/records/activeState.ts'
import { readMany } from '#shared/api/readMany.ts'
import type { Place } from '../accessNode.ts'
import { candidatesFor, placesOfCandidates } from '../givers.ts'
import type { Belonging } from '../grants.ts'
import type { Counted, Dependent } from './dependent.ts'

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
  const { listRoles } = rolesApi.endpoints
  const { listApplications } = applicationsApi.endpoints
  const { listPrivilegesOfRole } = privilegesApi.endpoints
  const [roles, applications] = await Promise.all([
    answerOf(dispatch(listRoles.initiate({ headers: {}, isQuiet: true }, again))),
    answerOf(dispatch(listApplications.initiate(undefined, { subscribe: false }))),
  ])
  if ('error' in roles) return roles
  if ('error' in applications) return applications
  const giving = new Set<number>()
  const read = await readMany(
    placesFor(wanted, roles.data, applications.data),
    ({ role, application }) =>
      answerOf(
        dispatch(listPrivilegesOfRole.initiate({ rol: String(role), application, isQuiet: true }, again)),
      ),
    {
      signal,
      onProgress,
      onAnswer(rows, { role }) {
        if (rows.some((one) => one.name === wanted.name && one.assigned)) giving.add(role)
      },
      // One application is enough.
      isNeeded: ({ role }) => !giving.has(role),
    },
  )
  return 'error' in read ? read : { count: giving.size }
}
