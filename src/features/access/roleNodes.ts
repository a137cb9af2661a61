import type { Application } from '#contracts/applications.ts'
import type { ApplicationOfRole, PrivilegeOfRole } from '#contracts/privileges.ts'
import type { Role } from '#contracts/roles.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey } from '#shared/records/applications.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { receivedCount } from '#shared/records/receivedCount.ts'
import { byName } from '#shared/texts/byName.ts'
import type { AccessNode } from './accessNode.ts'
import { applicationReasons, placeKey, privilegeNodes, type Facts } from './grants.ts'

type Known = ReadonlyMap<string, readonly PrivilegeOfRole[]>
type Words = { given: (count: number) => string; hidden: string; unseen: (count: number) => string }

export type OwnApplication = { own: ApplicationOfRole; application: Application }

export function roleNameOf({ id, name }: Pick<Role, 'id' | 'name'>): string {
  return serverText(name) ?? String(id)
}

/** Number of active privileges and applications of a role. */
export function roleCounts(own: readonly OwnApplication[]): { privileges: number; applications: number } {
  const given = own
    .filter(({ application }) => isActive(application.idState))
    .map(({ own: { privilegeCounter } }) => receivedCount(privilegeCounter))
    .filter((count) => count > 0)
  return { privileges: given.reduce((sum, count) => sum + count, 0), applications: given.length }
}

/** Known applications of a role; the reserved one is unknown (TBL-11). */
export function ownApplications(
  own: readonly ApplicationOfRole[],
  applications: readonly Application[],
): OwnApplication[] {
  const byKey = new Map(applications.map((one) => [appKey(one.name), one]))
  return own.flatMap((one) => {
    const application = byKey.get(appKey(one.name))
    return application ? { own: one, application } : []
  })
}

/** Nodes of what a role gives by application, with the reason if it has no effect. */
export function roleNodes(
  role: number,
  own: readonly OwnApplication[],
  known: Known,
  facts: Facts,
  words: Words,
): AccessNode[] {
  return own
    .map(({ own: { name, isVisible, privilegeCounter }, application }) => {
      const place = { role, application: name }
      const key = placeKey(place)
      const rows = known.get(key)
      const counted = receivedCount(privilegeCounter)
      const notes = [words.given(counted), isVisible ? [] : words.hidden, unseen(rows, counted, words)]
      return {
        key,
        name: serverText(application.title) ?? name,
        note: `(${notes.flat().join(' · ')})`,
        reasons: applicationReasons(application),
        children: rows ? privilegeNodes(rows, application, facts, key) : null,
        places: [place],
      }
    })
    .sort(byName)
}

/**
 * Note about active privileges that the service counts but does not list, because they belong to another application.
 */
function unseen(rows: readonly PrivilegeOfRole[] | undefined, counted: number, words: Words): string[] {
  if (!rows) return []
  const listed = rows.filter(({ assigned, idstate }) => assigned && isActive(idstate)).length
  return counted > listed ? [words.unseen(counted - listed)] : []
}
