import { cardAddress } from '#shared/cards/cardAddress.ts'
import { listAsLeft } from '#shared/list/listVisits.ts'

const privilegesPath = '/privileges'

/** The card has one tab, which has no part of its own in the address. */
export const privilegeAddress = cardAddress(privilegesPath, ['datos'])

export const newPrivilegePath = privilegeAddress.path(0)
export const privilegePath = (id: number): string => privilegeAddress.path(id)

/** Where the way back from a card leads: the list with its search, order, page and size. */
export function privilegesListPath(): string {
  return listAsLeft(privilegesPath)
}
