import type { Role } from '#contracts/roles.ts'
import type { UserBody } from '#contracts/users.ts'
import { isActive } from '#shared/records/activeState.ts'
import { firstWhere } from '#shared/list/localPage.ts'
import { byName } from '#shared/texts/byName.ts'

/**
 * Draft roles that differ from the loaded ones, by name: a role is the same in all its applications (G-29). Undone
 * changes are removed.
 */
export type RoleChanges = ReadonlyMap<string, boolean>

export const noRoleChanges: RoleChanges = new Map()

export function isAssigned({ name, assigned }: Role, changes: RoleChanges): boolean {
  return changes.get(name) ?? assigned ?? false
}

/** The roles to choose from: active ones (URO-10, D8), by name. */
export function listedRoles(roles: readonly Role[]): Role[] {
  return roles.filter(({ idstate }) => isActive(idstate)).sort(byName)
}

/** Roles assigned when read come first, so that no row moves while it is ticked. */
export function heldFirst(roles: readonly Role[]): Role[] {
  return [...roles].sort(firstWhere(({ assigned }) => assigned ?? false))
}

/** Number of active roles the user has. */
export function heldRoles(roles: readonly Role[], changes: RoleChanges): number {
  return roles.filter((role) => isActive(role.idstate) && isAssigned(role, changes)).length
}

/** Assigns or removes all these roles. */
export function withAssigned(roles: readonly Role[], changes: RoleChanges, assigned: boolean): RoleChanges {
  const next = new Map(changes)
  for (const role of roles) {
    if ((role.assigned ?? false) === assigned) next.delete(role.name)
    else next.set(role.name, assigned)
  }
  return next
}

/** 'Asignar todos los roles' is on only if there are roles and all are assigned. */
export function areAllAssigned(roles: readonly Role[], changes: RoleChanges): boolean {
  return roles.length > 0 && roles.every((role) => isAssigned(role, changes))
}

/**
 * The roles for the body of a user (G-29): the assigned ones, inactive roles and unopened applications included, with
 * the changes applied. `roles` covers all applications.
 */
export function rolesBody(roles: readonly Role[], changes: RoleChanges): UserBody['roles'] {
  const held = roles.filter(({ assigned }) => assigned).map(({ name }): [string, boolean] => [name, true])
  return [...new Map([...held, ...changes])].map(([name, assigned]) => ({ name, assigned }))
}

/** True if the user would have no role; a new user needs one (URO-12). */
export function lacksRole(roles: readonly Role[], changes: RoleChanges): boolean {
  return !rolesBody(roles, changes).some(({ assigned }) => assigned)
}
