import { useDeferredValue, useMemo } from 'react'
import type { ListParams } from './listParams.ts'
import { foundRows, indexRows, localPage, type Compare, type LocalPage } from './localPage.ts'

/** How the rows of a list are searched and ordered. The same object on every render. */
export type LocalList<Row, Sort extends string> = {
  /** What a search looks through. */
  textOf: (row: Row) => string
  orders: Readonly<Record<Sort, Compare<Row>>>
}

/** So many rows are rendered sooner than React would defer them: `npm run bench 4 work`. */
const few = 25

/**
 * The page of rows that are all here. On a long page typing comes first, and the rows follow as soon as there is time;
 * `isStale` until then.
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
