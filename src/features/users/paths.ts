import { cardAddress } from '#shared/cards/cardAddress.ts'

// Not in `rules.ts`, which the home loads without the code of lists and cards.
export const userAddress = cardAddress('/users', ['datos', 'empresas', 'roles'])
export type UserTab = (typeof userAddress.tabs)[number]

export const importPath = '/users/import'
export const newUserPath = userAddress.path(0)
export const userPath = (id: number): string => userAddress.path(id)
