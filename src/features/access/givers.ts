import type { Application } from '#contracts/applications.ts'
import type { PrivilegeOfRole } from '#contracts/privileges.ts'
import type { Role } from '#contracts/roles.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey } from '#shared/records/applications.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { byName } from '#shared/texts/byName.ts'
import type { AccessNode, Place } from './accessNode.ts'
import {
  applicationReasons,
  applicationsOf,
  placeKey,
  placesOf,
  roleReasons,
  type Belonging,
} from './grants.ts'

/** A role with the applications it shares with a privilege, where it can give it. */
type Candidate = { role: Role; applications: readonly Application[] }

export function candidatesFor(
  privilege: Belonging,
  roles: readonly Role[],
  applications: readonly Application[],
): Candidate[] {
  const own = applicationsOf(privilege)
  const here = applications.filter(({ name, title }) => own.has(appKey(name)) || own.has(appKey(title)))
  return roles
    .map((role) => ({ role, applications: placesOf(role, here) }))
    .filter((candidate) => candidate.applications.length > 0)
}

export function placesOfCandidates(candidates: readonly Candidate[]): Place[] {
  return candidates.flatMap(({ role, applications }) =>
    applications.map(({ name }) => ({ role: role.id, application: name })),
  )
}

/** Roles that give a privilege according to the reads so far, with their applications. */
export function givers(
  privilege: string,
  candidates: readonly Candidate[],
  known: ReadonlyMap<string, readonly PrivilegeOfRole[]>,
): Candidate[] {
  return candidates
    .map(({ role, applications }) => ({
      role,
      applications: applications.filter(({ name }) =>
        known
          .get(placeKey({ role: role.id, application: name }))
          ?.some((row) => row.name === privilege && row.assigned),
      ),
    }))
    .filter(({ applications }) => applications.length > 0)
}

/** Number of roles that give it effectively. */
export function countGiving(giving: readonly Candidate[]): number {
  return giving.filter(
    ({ role, applications }) =>
      isActive(role.idstate) && applications.some(({ idState }) => isActive(idState)),
  ).length
}

export function giverNodes(
  giving: readonly Candidate[],
  inApplications: (count: number) => string,
): AccessNode[] {
  return giving
    .map(({ role, applications }) => ({
      key: String(role.id),
      name: serverText(role.name) ?? String(role.id),
      note: `(${inApplications(applications.length)})`,
      path: `/roles/${role.id}`,
      reasons: roleReasons(role),
      children: applications.map((one) => ({
        key: `${role.id}/${one.name}`,
        name: serverText(one.title) ?? one.name,
        reasons: applicationReasons(one),
      })),
    }))
    .sort(byName)
}
