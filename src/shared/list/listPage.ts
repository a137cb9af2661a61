import type { ApiError } from '#shared/api/apiError.ts'
import type { ListParams } from './listParams.ts'
import type { SortName } from './listSorts.ts'

/** Shown page of a list with its actions. */
export type ListPage<Row, Sort extends SortName> = {
  rows: readonly Row[]
  /** Number of found rows; null while unknown. */
  total: number | null
  /** Number of rows found by a search, if that needs no call. */
  countOf?: (search: string) => number | null
  /** True if there is nothing to export. */
  isEmpty: boolean
  params: Omit<ListParams<Sort>, 'search'>
  show: (changes: Partial<ListParams<Sort>>) => void
  typed: string
  type: (text: string) => void
  /** Runs the search; without it the list is searched while typing. */
  search?: (text: string) => void
  /** True if the typed text is not searched yet. */
  isPending?: boolean
  loading: 'first' | 'next' | undefined
  isLoaded: boolean
  /** True if the rows are stale because the latest read failed. */
  isEarlier?: boolean
  /** Arrival of the rows in ms. */
  since: number
  error: ApiError | undefined
  isFetching: boolean
  isOnline: boolean
  refetch: () => void
}
