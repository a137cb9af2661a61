import type { Application } from '#contracts/applications.ts'
import type { Role } from '#contracts/roles.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { forcedRead, answerOf } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { isActive } from '#shared/records/activeState.ts'
import { readMany } from '#shared/api/readMany.ts'
import type { Place } from '../accessNode.ts'
import { candidatesFor, placesOfCandidates } from '../givers.ts'
import { placeKey, type Belonging } from '../grants.ts'
import type { Counted, Dependent } from './dependent.ts'

/**
 * Active roles with the applications they share with a privilege. No call returns the roles that give it, so each of
 * these is read.
 */
export function placesFor(
  wanted: Belonging,
  roles: readonly Role[],
  applications: readonly Application[],
): Place[] {
  const active = roles.filter(({ idstate }) => isActive(idstate))
  return placesOfCandidates(candidatesFor(wanted, active, applications))
}

/** The same for several privileges, without duplicates: one answer covers all of them. */
export function placesForAny(
  wanted: readonly Belonging[],
  roles: readonly Role[],
  applications: readonly Application[],
): Place[] {
  const places = wanted.flatMap((one) => placesFor(one, roles, applications))
  return [...new Map(places.map((place) => [placeKey(place), place])).values()]
}

/** Counts the active roles that give a privilege in one of these applications. */
export async function countRoles(
  dispatch: Dispatch,
  wanted: Belonging & { name: string },
  ...progress: Parameters<Dependent['count']>
): Promise<Counted> {
  const { listRoles } = rolesApi.endpoints
  const { listApplications } = applicationsApi.endpoints
  const [roles, applications] = await Promise.all([
    answerOf(dispatch(listRoles.initiate({ headers: {}, isBackground: true }, forcedRead))),
    answerOf(dispatch(listApplications.initiate())),
  ])
  if ('error' in roles) return roles
  if ('error' in applications) return applications
  return countGivers(dispatch, [wanted], placesFor(wanted, roles.data, applications.data), ...progress)
}

/** Counts the roles that give one of these privileges in one of these places. */
export async function countGivers(
  dispatch: Dispatch,
  wanted: readonly (Belonging & { name: string })[],
  places: readonly Place[],
  ...[signal, onProgress]: Parameters<Dependent['count']>
): Promise<Counted> {
  const { listPrivilegesOfRole } = privilegesApi.endpoints
  const giving = new Set<number>()
  const names = new Set(wanted.map(({ name }) => name))
  const read = await readMany(
    places,
    ({ role, application }) =>
      answerOf(
        dispatch(
          listPrivilegesOfRole.initiate({ rol: String(role), application, isBackground: true }, forcedRead),
        ),
      ),
    {
      signal,
      onProgress,
      isPatient: true,
      onAnswer(rows, { role }) {
        if (rows.some((one) => names.has(one.name) && one.assigned)) giving.add(role)
      },
      // One application is enough.
      isNeeded: ({ role }) => !giving.has(role),
    },
  )
  return 'error' in read ? read : { count: giving.size }
}
