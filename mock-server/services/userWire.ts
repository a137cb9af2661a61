import type { Namespace } from '../store/namespace.ts'
import { byId } from '../store/queries.ts'
import type { User } from '../store/records.ts'
import { rolesOf } from './permissions.ts'

/** A user as GetById answers. */
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

/** A user as a row of the list: names of the principal company, of the roles and of their applications (ENT-03). */
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
