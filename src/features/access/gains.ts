import type { Application } from '#contracts/applications.ts'
import type { PrivilegeOfRole } from '#contracts/privileges.ts'
import type { Role } from '#contracts/roles.ts'
import type { AccessChange } from '#shared/cards/AccessChanges.tsx'
import { isActive } from '#shared/records/activeState.ts'
import { serverText } from '#shared/texts/serverText.ts'
import type { Place } from './accessNode.ts'
import { placeKey, placesOf, privilegeNodes, type Facts } from './grants.ts'

type RoleChanges = ReadonlyMap<string, boolean>
type Known = ReadonlyMap<string, readonly PrivilegeOfRole[]>

/** Affected applications with the roles that count before or after a change. */
type Affected = { application: Application; roles: readonly Role[] }

/** Inactive roles and applications give nothing. */
function affected(
  roles: readonly Role[],
  changes: RoleChanges,
  applications: readonly Application[],
): Affected[] {
  const active = applications.filter(({ idState }) => isActive(idState))
  const counting = roles
    .filter(({ idstate, name, assigned }) => isActive(idstate) && (assigned || changes.get(name)))
    .map((role) => ({ role, places: new Set(placesOf(role, active)) }))
  return active
    .map((application) => ({
      application,
      roles: counting.flatMap(({ role, places }) => (places.has(application) ? role : [])),
    }))
    .filter((one) => one.roles.some((role) => isChanged(role, changes)))
}

function isChanged({ name, assigned = false }: Role, changes: RoleChanges): boolean {
  return (changes.get(name) ?? assigned) !== assigned
}

/** Reads needed to compute the effect of role changes. */
export function placesOfChanges(
  roles: readonly Role[],
  changes: RoleChanges,
  applications: readonly Application[],
): Place[] {
  return affected(roles, changes, applications).flatMap(({ application, roles: here }) =>
    here.map(({ id }) => ({ role: id, application: application.name })),
  )
}

/**
 * Privileges gained and lost by role changes, by application: not what another role already or still gives. Null while
 * something is unread.
 */
export function gains(
  roles: readonly Role[],
  changes: RoleChanges,
  applications: readonly Application[],
  known: Known,
  facts: Facts,
): AccessChange[] | null {
  const found: AccessChange[] = []
  for (const { application, roles: here } of affected(roles, changes, applications)) {
    const before = new Set<string>()
    const after = new Set<string>()
    for (const role of here) {
      const rows = known.get(placeKey({ role: role.id, application: application.name }))
      if (!rows) return null
      for (const { name, reasons } of privilegeNodes(rows, application, facts, '')) {
        if (reasons.length > 0) continue
        if (role.assigned) before.add(name)
        if (changes.get(role.name) ?? role.assigned) after.add(name)
      }
    }
    found.push({
      application: serverText(application.title) ?? application.name,
      gained: [...after].filter((name) => !before.has(name)).sort(),
      lost: [...before].filter((name) => !after.has(name)).sort(),
    })
  }
  return found
}
