import { asksForSession, type Endpoint } from '#contracts/endpoint.ts'
import type { Namespace } from '../store/namespace.ts'
import { named } from '../store/queries.ts'
import type { Role, User } from '../store/records.ts'

/** Privileges for the console's calls. */
export const consolePrivileges = { read: 'CONSOLA_CONSULTAR', write: 'CONSOLA_MODIFICAR' } as const

/** Reads of the shell, allowed in any session. */
const shellReads = new Set([
  'listMenu',
  'getMenuByUser',
  'validateSession',
  'listApplications',
  'countRolesByUser',
])

/** Console calls that only read, although they are not GET. */
const readsByPost = new Set(['userExists'])

/** The privilege that a call needs; null if it needs none. */
export function neededPrivilege(
  call: Pick<Endpoint, 'id' | 'service' | 'method' | 'path' | 'access'>,
): string | null {
  if (!asksForSession(call) || call.service === 'authentication' || shellReads.has(call.id)) return null
  const isRead = call.method === 'GET' || readsByPost.has(call.id)
  return isRead ? consolePrivileges.read : consolePrivileges.write
}

/** The active roles of a user. */
export function rolesOf({ tables }: Namespace, user: User): Role[] {
  return user.roles
    .flatMap((name) => tables.roles.findFirst(named(name)) ?? [])
    .filter(({ idstate }) => idstate === 0)
}

/** Permissions, cached until privileges or roles change, because every call needs them. */
const known = new WeakMap<object, { privileges: object; byUser: WeakMap<User, readonly string[]> }>()

/** Sorted names of the active privileges of a user's roles. A changed user is another object. */
export function privilegesOf(ns: Namespace, user: User): readonly string[] {
  const [roles, privileges] = [ns.tables.roles.version(), ns.tables.privileges.version()]
  let entry = known.get(roles)
  if (entry?.privileges !== privileges) known.set(roles, (entry = { privileges, byUser: new WeakMap() }))
  const names = entry.byUser.get(user) ?? heldBy(ns, user)
  entry.byUser.set(user, names)
  return names
}

function heldBy(ns: Namespace, user: User): readonly string[] {
  const active = new Set(
    ns.tables.privileges.all().flatMap(({ name, idstate }) => (idstate === 0 ? name : [])),
  )
  const held = rolesOf(ns, user).flatMap(({ applications }) =>
    applications.flatMap(({ privileges }) => privileges),
  )
  return [...new Set(held)].filter((name) => active.has(name)).toSorted()
}

/** Names of the applications in which a user has a role, in list order. */
export function applicationsOf(ns: Namespace, user: User): string[] {
  const held = new Set(rolesOf(ns, user).flatMap(({ applications }) => applications.map(({ name }) => name)))
  return ns.tables.applications.all().flatMap(({ name }) => (held.has(name) ? name : []))
}
