import { cardAddress } from '#shared/cards/cardAddress.ts'
import { listAsLeft } from '#shared/list/listVisits.ts'

const usersPath = '/users'

export const userAddress = cardAddress(usersPath, ['datos', 'empresas', 'roles'])
export type UserTab = (typeof userAddress.tabs)[number]

export const newUserPath = userAddress.path(0)
export const userPath = (id: number): string => userAddress.path(id)

/** Where the way back from a card leads: the list with its search, order, page and size. */
export function usersListPath(): string {
  return listAsLeft(usersPath)
}
