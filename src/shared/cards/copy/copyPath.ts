import type { CardAddress } from '../cardAddress.ts'

const copyQuery = 'copia'

/** The card of a new record, filled with what this one is. */
export function copyPath(address: Pick<CardAddress<string>, 'list'>, id: number): string {
  return `${address.list}/new?${copyQuery}=${id}`
}

/** The record that a new one is to be a copy of; null for an empty one. */
export function readCopiedId(search: URLSearchParams): number | null {
  const id = search.get(copyQuery) ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}
