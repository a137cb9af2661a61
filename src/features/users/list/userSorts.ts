import type { userSorts as wireSorts } from '#contracts/users.ts'

/** Orders of the list as addresses name them, in the order of the menu (USR-09). */
export const userSorts = ['active', 'inactive', 'newest', 'oldest'] as const
export type UserSort = (typeof userSorts)[number]

/** What the service is told (G-16). */
export const filterBy: Readonly<Record<UserSort, (typeof wireSorts)[number]>> = {
  active: 'Activo',
  inactive: 'Inactivo',
  newest: 'Mas reciente',
  oldest: 'Mas antiguo',
}
