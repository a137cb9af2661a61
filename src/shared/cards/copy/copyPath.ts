import type { CardAddress } from '../cardAddress.ts'

const copyQuery = 'copia'

/** Address of a new record that copies this one. */
export function copyPath(address: Pick<CardAddress<string>, 'list'>, id: number): string {
  return `${address.list}/new?${copyQuery}=${id}`
}

/** Id of the record to copy; null for an empty card. */
export function readCopiedId(search: URLSearchParams): number | null {
  const id = search.get(copyQuery) ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}
