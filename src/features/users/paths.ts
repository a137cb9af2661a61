import { listAsLeft } from '#shared/list/listVisits.ts'

export const usersPath = '/users'
export const newUserPath = '/users/new'

export type UserTab = 'empresas' | 'roles'

/** Address of a user's card; without a tab it is 'Datos'. */
export function userPath(id: number | 'new', tab?: UserTab): string {
  return tab ? `${usersPath}/${id}/${tab}` : `${usersPath}/${id}`
}

/** Where the way back from a card leads: the list with its search, order, page and size. */
export function usersListPath(): string {
  return listAsLeft(usersPath)
}
