import { cardAddress } from '#shared/cards/cardAddress.ts'
import { listAsLeft } from '#shared/list/listVisits.ts'

const rolesPath = '/roles'

export const roleAddress = cardAddress(rolesPath, ['datos', 'aplicaciones'])
export type RoleTab = (typeof roleAddress.tabs)[number]

export const newRolePath = roleAddress.path(0)
export const rolePath = (id: number): string => roleAddress.path(id)

/** Where the way back from a card leads: the list with its search, order, page and size. */
export function rolesListPath(): string {
  return listAsLeft(rolesPath)
}
