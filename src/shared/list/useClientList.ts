import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { isOnTheWay } from '#shared/address/isOnTheWay.ts'
import { searchText, type ListParams } from './listParams.ts'
import { useListParams } from './useListParams.ts'
import { useLocalPage, type LocalList } from './useLocalPage.ts'
import { useTypedSearch } from './useTypedSearch.ts'

/** Debounce in ms before the search is written into the address, since browsers limit such changes. */
const rest = 300

const replace = { replace: true }

/**
 * State of a list with all rows in the client: search while typing, sort and pages without calls (G-10). Search, sort,
 * page and size are in the address, and Back leaves the list. `sorts` and `list` must be stable.
 */
export function useClientList<Row, Sort extends string>(
  rows: readonly Row[],
  sorts: readonly Sort[],
  list: LocalList<Row, Sort>,
) {
  const [params, change] = useListParams(sorts)
  const location = useLocation()
  const { typed, type, ask } = useTypedSearch(params.search)
  const search = searchText(typed)
  const isWritten = search === params.search
  const page = useLocalPage(rows, { ...params, search, page: isWritten ? params.page : 1 }, list)

  function show(changes: Partial<ListParams<Sort>>): void {
    if (change({ search, ...changes }, replace)) ask(search)
  }
  const write = useEffectEvent(() => {
    if (!isOnTheWay(location)) show({})
  })
  useEffect(() => {
    if (isWritten) return undefined
    const timer = setTimeout(() => write(), rest)
    return () => clearTimeout(timer)
  }, [isWritten, search, location])

  return { ...page, search, sort: params.sort, size: params.size, typed, type, show }
}
