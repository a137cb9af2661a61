import { privilegeLimits, type PrivilegeBody } from '#contracts/privileges.ts'
import type { Namespace } from '../store/namespace.ts'
import { named, nameKey } from '../store/queries.ts'
import type { Privilege, User } from '../store/records.ts'
import { consolePrivileges, rolesOf } from './permissions.ts'

type Wanted = Omit<PrivilegeBody, 'id' | 'idstate'>

/** Why a privilege cannot be saved; null if it can (PRV-15 to PRV-23). */
export function privilegeRefusal(ns: Namespace, wanted: Wanted, before?: Privilege): string | null {
  const { name, description } = privilegeLimits
  if (before && wanted.name !== before.name) return 'El nombre de un privilegio no se puede cambiar.'
  if (!before && wanted.name.trim() === '') return 'Nombre: es obligatorio.'
  if (!before && wanted.name.length > name) return `Nombre: debe tener máximo ${name} caracteres.`
  if (!before && !/^[A-Za-z0-9_]+$/.test(wanted.name))
    return 'Nombre: solo se permiten letras, números y guion bajo.'
  if (!before && ns.tables.privileges.findFirst(named(wanted.name)))
    return 'El nombre de privilegio ingresado ya se encuentra utilizado'
  if (wanted.description.length > description && wanted.description !== before?.description)
    return `Descripción: debe tener máximo ${description} caracteres.`
  return applicationRefusal(ns, wanted)
}

function applicationRefusal({ tables }: Namespace, { application }: Wanted): string | null {
  if (application.length === 0) return 'Aplicaciones: se requiere mínimo una aplicación.'
  const unknown = application.find((name) => !tables.applications.findFirst(named(name)))
  return unknown === undefined ? null : `Aplicaciones: no existe la aplicación '${unknown}'.`
}

/** A rule of the mock: users cannot take the console from themselves, so that it stays usable. */
export function lockOutRefusal(ns: Namespace, body: PrivilegeBody, caller: User | undefined): string | null {
  if (!Object.values<string>(consolePrivileges).includes(body.name) || !caller) return null
  const left = new Set(body.application.map(nameKey))
  const keeps = rolesOf(ns, caller).some(({ applications }) =>
    applications.some(({ name, privileges }) => left.has(nameKey(name)) && privileges.includes(body.name)),
  )
  return keeps && body.idstate === 0 ? null : 'La consola necesita este privilegio: no se puede quitar.'
}
