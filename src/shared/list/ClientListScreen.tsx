import { useEffect, useMemo, useRef, type ReactElement } from 'react'
import { apiErrorOf } from '#shared/api/apiError.ts'
import { useIsOnline } from '#shared/browser/useIsOnline.ts'
import { ListFrame, type ListContent } from './ListFrame.tsx'
import { searchText } from './listParams.ts'
import type { SortName } from './listSorts.ts'
import { useClientList } from './useClientList.ts'
import type { LocalList } from './useLocalPage.ts'
import { useRefetchOnReturn } from './useRefetchOnReturn.ts'
import { useSelection } from './useSelection.ts'
import './wrappedRows.css'
import './describedRows.css'

type ClientListScreenProps<Row extends { id: number }, Acted, Sort extends SortName> = ListContent<
  Row,
  Acted
> & {
  /** Query that returns all rows. */
  query: {
    data?: readonly Row[] | undefined
    error?: unknown
    isFetching: boolean
    fulfilledTimeStamp?: number | undefined
    refetch: () => unknown
  }
  /** True while other data of the rows is loading. */
  isWaiting?: boolean
  /** Stable; its sort orders are in the order of the menu. */
  list: LocalList<Row, Sort>
}

const noRows: readonly never[] = []
const noFilters: readonly string[] = []
const wrapped = { wraps: true } as const

/** A list with all rows in the client: search while typing, sort, selection, switches and export. */
export function ClientListScreen<Row extends { id: number }, Acted, Sort extends SortName>(
  props: ClientListScreenProps<Row, Acted, Sort>,
): ReactElement {
  const { query, list, ...content } = props
  const { lockedIds } = content.actions
  const all: readonly Row[] = query.data ?? noRows
  const isLoaded = query.data !== undefined
  const isWaiting = isLoaded ? (props.isWaiting ?? false) : query.isFetching
  const sorts = useMemo(() => Object.keys(list.orders) as Sort[], [list])
  const page = useClientList(all, sorts, list)
  const selection = useSelection<Row>(searchText(page.typed))
  const isOnline = useIsOnline()
  const root = useRef<HTMLDivElement>(null)
  useRefetchOnReturn(isOnline, query.refetch)

  const rows = isWaiting ? noRows : page.shown
  // The current rows of the selection.
  const chosen = useMemo(
    () => (selection.chosen.size === 0 ? noRows : all.filter(({ id }) => selection.chosen.has(id))),
    [all, selection.chosen],
  )

  const actedAt = useRef(0)
  useEffect(() => {
    const at = rows.findIndex(({ id }) => lockedIds.has(id))
    if (at >= 0) actedAt.current = at
  }, [rows, lockedIds])

  return (
    <ListFrame
      filters={noFilters}
      {...content}
      root={root}
      page={{
        rows,
        total: isLoaded ? page.total : null,
        ...(isLoaded && { countOf: page.countOf }),
        isEmpty: page.total === 0,
        params: { sort: page.sort, page: page.page, size: page.size },
        show: page.show,
        typed: page.typed,
        type: page.type,
        loading: isWaiting ? 'first' : undefined,
        isLoaded,
        since: query.fulfilledTimeStamp ?? 0,
        error: apiErrorOf(query.error),
        isFetching: query.isFetching,
        isOnline,
        refetch: () => void query.refetch(),
      }}
      sorts={sorts}
      selection={selection}
      chosen={chosen}
      order={() => {
        const ids = page.allFound().map(({ id }) => id)
        return { first: 0, ids, total: ids.length }
      }}
      // All rows are loaded, so collecting needs no call.
      collect={() => Promise.resolve({ data: page.allFound() })}
      actedAt={() => actedAt.current}
      table={wrapped}
    />
  )
}
