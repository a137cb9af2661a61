import type { Namespace } from '../store/namespace.ts'
import { named, userNamed } from '../store/queries.ts'
import type { Application, Role, User } from '../store/records.ts'

/** An account that may sign in. */
export const healthy = {
  idstate: 0,
  isDeleted: false,
  isActivated: true,
  isBlocked: false,
  isPasswordExpired: false,
  notice: null,
  startsIn: null,
} satisfies Partial<User>

/**
 * Changes the user, or creates one from the model of an end user, whose companies and roles it gets if it has none.
 * Resets failed attempts.
 */
export async function changePerson(
  { tables, attempts }: Namespace,
  userName: string,
  changes: Partial<User>,
): Promise<User> {
  attempts.clear(userName)
  const known = tables.users.findFirst(userNamed(userName))
  const model = tables.users.findFirst(userNamed('maria.gomez')) ?? tables.users.all()[0]!
  const fresh = { ...model, id: tables.users.nextId(), userName, email: `${userName}@suite.test` }
  const person = known ?? fresh
  const customers = person.customers.length > 0 ? person.customers : model.customers
  const roles = person.roles.length > 0 ? person.roles : model.roles
  return tables.users.put({ ...person, customers, roles, ...changes })
}

export async function changeApplication(
  { tables }: Namespace,
  name: string,
  changes: (application: Application) => Partial<Application>,
): Promise<Application> {
  const known = tables.applications.findFirst(named(name))
  const model = known ?? {
    ...tables.applications.all()[0]!,
    id: tables.applications.nextId(),
    name,
    title: name,
  }
  return tables.applications.put({ ...model, ...changes(model) })
}

/** Changes the role, or creates one without applications; either way it becomes active. */
export async function changeRole(
  { tables: { roles } }: Namespace,
  name: string,
  changes: Partial<Role>,
): Promise<Role> {
  const fresh = { ...roles.all()[0]!, id: roles.nextId(), name, applications: [] }
  return roles.put({ ...(roles.findFirst(named(name)) ?? fresh), idstate: 0, ...changes })
}
