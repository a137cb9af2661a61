import { cardAddress } from '#shared/cards/cardAddress.ts'

export const userAddress = cardAddress('/users', ['datos', 'empresas', 'roles'])
export type UserTab = (typeof userAddress.tabs)[number]

export const importPath = '/users/import'
export const newUserPath = userAddress.path(0)
export const userPath = (id: number): string => userAddress.path(id)
