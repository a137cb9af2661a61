import { cardAddress } from '#shared/cards/cardAddress.ts'

export const roleAddress = cardAddress('/roles', ['datos', 'aplicaciones'])
export type RoleTab = (typeof roleAddress.tabs)[number]

export const newRolePath = roleAddress.path(0)
export const rolePath = (id: number): string => roleAddress.path(id)

/** The user list, filtered by role. */
export const peopleOfRolePath = (name: string): string => `/users?${new URLSearchParams({ role: name })}`

/** The user list, to choose users who get a role. */
export const giveRolePath = (name: string): string => `/users?${new URLSearchParams({ give: name })}`
