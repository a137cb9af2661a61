import { usersPerPage, type UserRow } from '#contracts/users.ts'

/** More pages than these are not read to find out who has a role. */
export const mostPages = 200

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / usersPerPage))
}

/** Those of these roles that a row of the list of users names, whatever the case. */
export function rolesHeld({ roles }: Pick<UserRow, 'roles'>, names: readonly string[]): string[] {
  const held = typeof roles === 'string' ? roles.split(',') : (roles ?? [])
  const keys = new Set(held.map((name) => name.trim().toLowerCase()))
  return names.filter((name) => keys.has(name.trim().toLowerCase()))
}
