import type { Application } from '#contracts/applications.ts'
import type { PrivilegeOfRole } from '#contracts/privileges.ts'
import type { Role } from '#contracts/roles.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { byName } from '#shared/texts/byName.ts'
import type { AccessNode } from './accessNode.ts'
import { applicationReasons, placeKey, placesOf, privilegeNodes, roleReasons, type Facts } from './grants.ts'

type Known = ReadonlyMap<string, readonly PrivilegeOfRole[]>

/** The applications in which a user's roles count, with these roles and what was read of their privileges. */
export function userNodes(
  roles: readonly Role[],
  applications: readonly Application[],
  known: Known,
  facts: Facts,
): AccessNode[] {
  const held = roles
    .filter(({ assigned }) => assigned)
    .map((role) => ({ role, places: new Set(placesOf(role, applications)) }))
    .sort((a, b) => byName(a.role, b.role))

  function roleNode(role: Role, application: Application): AccessNode {
    const place = { role: role.id, application: application.name }
    const key = placeKey(place)
    const rows = known.get(key)
    return {
      key,
      name: serverText(role.name) ?? String(role.id),
      reasons: roleReasons(role),
      children: rows ? privilegeNodes(rows, application, facts, key) : null,
      places: [place],
    }
  }
  return applications
    .map((application) => ({
      key: application.name,
      name: serverText(application.title) ?? application.name,
      reasons: applicationReasons(application),
      children: held.flatMap(({ role, places }) =>
        places.has(application) ? roleNode(role, application) : [],
      ),
    }))
    .filter(({ children }) => children.length > 0)
    .sort(byName)
}
