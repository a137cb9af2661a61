import type { Namespace } from '../store/namespace.ts'
import { byId } from '../store/queries.ts'
import type { User } from '../store/records.ts'
import { rolesOf } from './permissions.ts'

/** A user in the answer of GetById. */
export function userOnTheWire({ tables }: Namespace, user: User): object {
  const { id, names, surnames, email, document, userName, phoneNumber, idTypeUser } = user
  return {
    id,
    names,
    surnames,
    email,
    document,
    userName,
    phoneNumber,
    idTypeUser,
    countryId: user.countryId,
    countryCode: tables.countries.findFirst(byId(user.countryId))?.countryCode ?? null,
    documentTypeId: user.documentTypeId,
    idstate: user.idstate,
    modifiedon: user.modifiedon,
  }
}

/** A user in the list: names of the principal company, the roles and their applications (ENT-03). */
export function userRowOnTheWire(ns: Namespace, user: User): object {
  const principal = user.customers.find((one) => one.principal)
  const applications = rolesOf(ns, user).flatMap((role) => role.applications.map(({ name }) => name))
  return {
    ...userOnTheWire(ns, user),
    customer: principal ? (ns.tables.companies.findFirst(byId(principal.id))?.name ?? null) : null,
    roles: user.roles.join(','),
    applications: [...new Set(applications)].join(','),
  }
}
