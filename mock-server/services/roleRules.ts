import { roleLimits, type RoleBody } from '#contracts/roles.ts'
import type { Namespace } from '../store/namespace.ts'
import { byName, named, nameKey } from '../store/queries.ts'
import type { Role, User } from '../store/records.ts'
import { consolePrivileges, privilegesOf, rolesOf } from './permissions.ts'

/** Why a role cannot be saved; null if it can (ROL-23 to ROL-28). */
export function roleRefusal(ns: Namespace, wanted: RoleBody, before?: Role): string | null {
  return (
    (wanted.name === before?.name ? null : nameRefusal(ns, wanted, before)) ??
    lengthRefusal('Descripción', wanted.description, roleLimits.description, before?.description) ??
    lengthRefusal('Alias', wanted.alias, roleLimits.alias, before?.alias) ??
    ([0, 1].includes(wanted.idstate) ? null : 'Estado: el valor no existe.') ??
    entriesRefusal(ns, wanted, before)
  )
}

function nameRefusal({ tables }: Namespace, { name }: RoleBody, before: Role | undefined): string | null {
  if (name.trim() === '') return 'Nombre: es obligatorio.'
  if (name.length > roleLimits.name) return `Nombre: debe tener máximo ${roleLimits.name} caracteres.`
  if (!/^[A-Za-zÁÉÍÓÚÜÑáéíóúüñ\d_ ]+$/.test(name))
    return 'Nombre: solo se permiten letras, números, guion bajo y espacio.'
  const holder = tables.roles.findFirst(named(name))
  return holder && holder.id !== before?.id ? 'El nombre de rol ingresado ya se encuentra utilizado' : null
}

function lengthRefusal(label: string, value: string, limit: number, before?: string): string | null {
  if (value === before || value.length <= limit) return null
  return `${label}: debe tener máximo ${limit} caracteres.`
}

/** An empty role may stay empty, but no other may become empty (ROL-28). */
function entriesRefusal({ tables }: Namespace, { application }: RoleBody, before?: Role): string | null {
  const names = application.map(({ name }) => nameKey(name))
  if (new Set(names).size < names.length) return 'Aplicaciones: una aplicación se repite.'
  const privileges = byName(tables.privileges.all())
  for (const { name, privilege } of application) {
    const known = tables.applications.findFirst(named(name))
    if (!known) return `Aplicaciones: no existe la aplicación '${name}'.`
    const unknown = privilege.find((one) => !privileges.get(nameKey(one))?.application.includes(known.name))
    if (unknown !== undefined) return `Privilegios: no existe el privilegio '${unknown}' en '${known.name}'.`
  }
  const gaveSome = before?.applications.some(({ privileges }) => privileges.length > 0) ?? true
  const givesSome = application.some(({ privilege }) => privilege.length > 0)
  return gaveSome && !givesSome ? 'Privilegios: se requiere mínimo un privilegio.' : null
}

/** A rule of the mock: users cannot take the console from themselves, so that it stays usable. */
export function roleLockOutRefusal(ns: Namespace, after: Role, caller: User | undefined): string | null {
  if (!caller) return null
  const roles = rolesOf(ns, caller)
  if (!roles.some(({ id }) => id === after.id)) return null
  const kept = new Set(
    roles
      .map((role) => (role.id === after.id ? after : role))
      .filter(({ idstate }) => idstate === 0)
      .flatMap(({ applications }) => applications.flatMap(({ privileges }) => privileges)),
  )
  const held = privilegesOf(ns, caller)
  const isLost = Object.values<string>(consolePrivileges).some(
    (name) => held.includes(name) && !kept.has(name),
  )
  return isLost ? 'La consola necesita este rol: no se puede quitar.' : null
}
