import type { Application } from '#contracts/applications.ts'
import type { PrivilegeOfRole } from '#contracts/privileges.ts'
import type { Role } from '#contracts/roles.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { byName } from '#shared/texts/byName.ts'
import { effectiveNames, type AccessNode } from './accessNode.ts'
import { applicationReasons, placeKey, placesOf, privilegeNodes, roleReasons, type Facts } from './grants.ts'
import { roleNameOf } from './roleNodes.ts'

type Known = ReadonlyMap<string, readonly PrivilegeOfRole[]>
type Words = { roles: (count: number) => string; given: (count: number) => string }

/** Nodes of the applications of a user's roles, with these roles and their read privileges. */
export function userNodes(
  roles: readonly Role[],
  applications: readonly Application[],
  /** Null where what roles give cannot be read. */
  known: Known | null,
  facts: Facts,
  words: Words,
): AccessNode[] {
  const held = roles
    .filter(({ assigned }) => assigned)
    .map((role) => ({ role, places: new Set(placesOf(role, applications)) }))
    .sort((a, b) => byName(a.role, b.role))

  function roleNode(role: Role, application: Application): AccessNode {
    const place = { role: role.id, application: application.name }
    const key = placeKey(place)
    const rows = known?.get(key)
    const unread = known ? null : undefined
    const children = rows ? privilegeNodes(rows, application, facts, key) : unread
    return {
      key,
      name: roleNameOf(role),
      note: children ? `(${words.given(effectiveNames(children)?.size ?? 0)})` : undefined,
      path: `/roles/${role.id}`,
      reasons: roleReasons(role),
      ...(children !== undefined && { children }),
      places: [place],
    }
  }
  function noteOf(children: readonly AccessNode[]): string {
    const given = known && effectiveNames(children)
    return `(${[words.roles(children.length), given ? words.given(given.size) : []].flat().join(' · ')})`
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
    .map((node) => ({ ...node, note: noteOf(node.children) }))
    .sort(byName)
}

/** Number of effective applications, roles and privileges; null while something is unread. */
export function userCounts(nodes: readonly AccessNode[]): {
  applications: number
  roles: number
  privileges: number | null
} {
  const entered = nodes
    .filter(({ reasons }) => reasons.length === 0)
    .map(({ children }) => (children ?? []).filter(({ reasons }) => reasons.length === 0))
    .filter((active) => active.length > 0)
  const roles = new Set(entered.flat().flatMap(({ places = [] }) => places.map(({ role }) => role)))
  return {
    applications: entered.length,
    roles: roles.size,
    privileges: effectiveNames(nodes)?.size ?? null,
  }
}
