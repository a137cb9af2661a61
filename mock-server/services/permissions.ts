import { asksForSession, type Endpoint } from '#contracts/endpoint.ts'
import type { Namespace } from '../store/namespace.ts'
import { named } from '../store/queries.ts'
import type { Role, User } from '../store/records.ts'

/** What a role must hold for the console's calls. */
export const consolePrivileges = { read: 'CONSOLA_CONSULTAR', write: 'CONSOLA_MODIFICAR' } as const

/** Reads of the shell, answered for everybody who is signed in. */
const shellReads = new Set([
  'listMenu',
  'getMenuByUser',
  'validateSession',
  'listApplications',
  'countRolesByUser',
])

/** Console calls that only read although they are no GET. */
const readsByPost = new Set(['userExists'])

/** The privilege that a call needs; null when any session will do, or none at all. */
export function neededPrivilege(
  call: Pick<Endpoint, 'id' | 'service' | 'method' | 'path' | 'access'>,
): string | null {
  if (!asksForSession(call) || call.service === 'authentication' || shellReads.has(call.id)) return null
  const isRead = call.method === 'GET' || readsByPost.has(call.id)
  return isRead ? consolePrivileges.read : consolePrivileges.write
}

/** The active roles that a person holds. */
export function rolesOf({ tables }: Namespace, user: User): Role[] {
  return user.roles
    .flatMap((name) => tables.roles.findFirst(named(name)) ?? [])
    .filter(({ idstate }) => idstate === 0)
}

/** What people may do, as long as neither privileges nor roles change: it is asked at every call. */
const known = new WeakMap<object, { privileges: object; byUser: WeakMap<User, readonly string[]> }>()

/** Names of the active privileges that a person's roles hold, sorted. A changed user is another record. */
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

/** Names of the applications that a person holds a role in, in the order of the list. */
export function applicationsOf(ns: Namespace, user: User): string[] {
  const held = new Set(rolesOf(ns, user).flatMap(({ applications }) => applications.map(({ name }) => name)))
  return ns.tables.applications.all().flatMap(({ name }) => (held.has(name) ? name : []))
}
