import { useDeferredValue, useMemo } from 'react'
import type { ListParams } from './listParams.ts'
import { foundRows, indexRows, localPage, type Compare, type LocalPage } from './localPage.ts'

/** Search and sort of a list's rows. Stable. */
export type LocalList<Row, Sort extends string> = {
  /** Searched text of a row. */
  textOf: (row: Row) => string
  orders: Readonly<Record<Sort, Compare<Row>>>
}

/** Up to this many rows rendering is faster than deferring: `npm run bench 4 work`. */
const few = 25

/**
 * A page of client-side rows. On a long page the rows are deferred while typing; `isStale` until then.
 */
export function useLocalPage<Row, Sort extends string>(
  rows: readonly Row[],
  { search, sort, page, size }: ListParams<Sort>,
  { textOf, orders }: LocalList<Row, Sort>,
): LocalPage<Row> & { isStale: boolean; allFound: () => Row[]; countOf: (search: string) => number } {
  const deferred = useDeferredValue(search)
  const searched = size > few ? deferred : search
  const indexed = useMemo(() => indexRows(rows, textOf), [rows, textOf])
  const ordered = useMemo(
    () => (sort === null ? indexed : indexed.toSorted((one, other) => orders[sort](one.row, other.row))),
    [indexed, sort, orders],
  )
  const found = useMemo(
    () => localPage(ordered, { search: searched, page, size }),
    [ordered, searched, page, size],
  )
  return {
    ...found,
    isStale: search !== searched,
    countOf: (text) => foundRows(indexed, text).length,
    allFound: () => foundRows(ordered, search).map(({ row }) => row),
  }
}
