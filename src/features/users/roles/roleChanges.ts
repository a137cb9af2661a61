import type { Role } from '#contracts/roles.ts'
import type { UserBody } from '#contracts/users.ts'
import { isActive } from '#shared/records/activeState.ts'
import { firstWhere } from '#shared/list/localPage.ts'
import { byName } from '#shared/texts/byName.ts'

/**
 * What the draft of a card says otherwise than the loaded roles, by the name of the role: a role is one thing in all
 * its applications (G-29). A change that was undone is not in it.
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

/** Those that somebody had when they were read before the others, so that no row moves while it is ticked. */
export function heldFirst(roles: readonly Role[]): Role[] {
  return [...roles].sort(firstWhere(({ assigned }) => assigned ?? false))
}

/** How many active roles somebody has. */
export function heldRoles(roles: readonly Role[], changes: RoleChanges): number {
  return roles.filter((role) => isActive(role.idstate) && isAssigned(role, changes)).length
}

/** Gives or takes all of these roles at once. */
export function withAssigned(roles: readonly Role[], changes: RoleChanges, assigned: boolean): RoleChanges {
  const next = new Map(changes)
  for (const role of roles) {
    if ((role.assigned ?? false) === assigned) next.delete(role.name)
    else next.set(role.name, assigned)
  }
  return next
}

/** 'Asignar todos los roles' is on exactly when there is something to assign and all of it is. */
export function areAllAssigned(roles: readonly Role[], changes: RoleChanges): boolean {
  return roles.length > 0 && roles.every((role) => isAssigned(role, changes))
}

/**
 * The roles as the body of a user carries them (G-29): what the user has, inactive roles and unopened applications
 * included, overlaid with the changes. `roles` are those of all applications.
 */
export function rolesBody(roles: readonly Role[], changes: RoleChanges): UserBody['roles'] {
  const held = roles.filter(({ assigned }) => assigned).map(({ name }): [string, boolean] => [name, true])
  return [...new Map([...held, ...changes])].map(([name, assigned]) => ({ name, assigned }))
}

/** Whether the user would be left without any role; a new user needs one (URO-12). */
export function lacksRole(roles: readonly Role[], changes: RoleChanges): boolean {
  return !rolesBody(roles, changes).some(({ assigned }) => assigned)
}
