import { withoutInvisible } from '#shared/texts/identifier.ts'
import { wellFormed } from '#shared/texts/wellFormed.ts'

export const pageSizes = [10, 25, 100] as const
export type PageSize = (typeof pageSizes)[number]

/** List parameters in the query. `sort` is null for the service's order. */
export type ListParams<Sort extends string = string> = {
  search: string
  sort: Sort | null
  /** Counted from 1. */
  page: number
  size: PageSize
}

/** Longest search text; no stored name is longer. */
export const maxSearch = 100
const maxPage = 100_000

/**
 * Reads a query; invalid values are the default, since anyone can write an address. `usual` is the size without
 * a parameter.
 */
export function readListParams<Sort extends string>(
  query: URLSearchParams,
  sorts: readonly Sort[],
  usual: PageSize = pageSizes[0],
): ListParams<Sort> {
  const page = query.get('page') ?? ''
  const size = pageSizes.find((one) => String(one) === query.get('size'))
  return {
    search: searchText(query.get('search') ?? ''),
    sort: sorts.find((one) => one === query.get('sort')) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), maxPage) : 1,
    size: size ?? usual,
  }
}

/** Writes a query with its `?`, without default values and the `usual` size; may be empty. */
export function writeListParams(
  { search, sort, page, size }: ListParams,
  usual: PageSize | null = pageSizes[0],
): string {
  const query = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(sort !== null && { sort }),
    ...(page > 1 && { page: String(page) }),
    ...(size !== usual && { size: String(size) }),
  }).toString()
  return query === '' ? '' : `?${query}`
}

/** Other parameters, such as columns and filters, which stay when search, sort, page or size change. */
export function otherParams(query: URLSearchParams): string {
  const others = new URLSearchParams(query)
  for (const name of ['search', 'sort', 'page', 'size']) others.delete(name)
  return others.toString()
}

/** Applies changes; another search, sort or size starts on the first page. */
export function withChanges<Sort extends string>(
  params: ListParams<Sort>,
  changes: Partial<ListParams<Sort>>,
): ListParams<Sort> {
  const next = { ...params, ...changes }
  const isAnother = (['search', 'sort', 'size'] as const).some((name) => next[name] !== params[name])
  return isAnother ? { ...next, page: changes.page ?? 1 } : next
}

/** Normalises a typed search: composed like stored names, without invisible characters. */
export function searchText(typed: string): string {
  const seen = withoutInvisible(wellFormed(typed)).normalize('NFC')
  return seen.replace(/\s+/g, ' ').trim().slice(0, maxSearch).trim()
}
