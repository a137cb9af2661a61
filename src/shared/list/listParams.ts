import { withoutInvisible } from '#shared/texts/identifier.ts'
import { wellFormed } from '#shared/texts/wellFormed.ts'

export const pageSizes = [10, 25, 100] as const
export type PageSize = (typeof pageSizes)[number]

/** What an address says about a list. `sort` is null for the order that the rows come in. */
export type ListParams<Sort extends string = string> = {
  search: string
  sort: Sort | null
  /** Counted from 1. */
  page: number
  size: PageSize
}

/** Longest text that is searched for; no name that a service keeps is longer. */
export const maxSearch = 100
const maxPage = 100_000

/**
 * What it cannot mean is taken for the default: addresses are written by people and by others. `usual` is the size where
 * it names none.
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

/** The query of an address, `?` included, without what is the default and without the `usual` size; empty when nothing is left. */
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

/** What an address says besides, as of columns and filters; it stays when search, order, page or size change. */
export function otherParams(query: URLSearchParams): string {
  const others = new URLSearchParams(query)
  for (const name of ['search', 'sort', 'page', 'size']) others.delete(name)
  return others.toString()
}

/** Another search, order or size begins on the first page; the same ones once more leave the page alone. */
export function withChanges<Sort extends string>(
  params: ListParams<Sort>,
  changes: Partial<ListParams<Sort>>,
): ListParams<Sort> {
  const next = { ...params, ...changes }
  const isAnother = (['search', 'sort', 'size'] as const).some((name) => next[name] !== params[name])
  return isAnother ? { ...next, page: changes.page ?? 1 } : next
}

/** A typed text as it is searched for: composed, as services keep names, and without what a paste adds unseen. */
export function searchText(typed: string): string {
  const seen = withoutInvisible(wellFormed(typed)).normalize('NFC')
  return seen.replace(/\s+/g, ' ').trim().slice(0, maxSearch).trim()
}
