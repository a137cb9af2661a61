import { cardAddress } from '#shared/cards/cardAddress.ts'

export const roleAddress = cardAddress('/roles', ['datos', 'aplicaciones'])
export type RoleTab = (typeof roleAddress.tabs)[number]

export const newRolePath = roleAddress.path(0)
const copyQuery = 'copia'

/** The card of a new role, filled with what this one is and gives. */
export const copyRolePath = (id: number): string => `${newRolePath}?${copyQuery}=${id}`

/** The role that a new one is to be a copy of; null for an empty one. */
export function readCopiedId(search: URLSearchParams): number | null {
  const id = search.get(copyQuery) ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}

export const rolePath = (id: number): string => roleAddress.path(id)
