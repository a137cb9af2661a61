import { cardAddress } from '#shared/cards/cardAddress.ts'

/** The card has one tab, which has no part of its own in the address. */
export const privilegeAddress = cardAddress('/privileges', ['datos'])

export const newPrivilegePath = privilegeAddress.path(0)
export const privilegePath = (id: number): string => privilegeAddress.path(id)
