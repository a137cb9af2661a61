import type { ApiError } from '#shared/api/apiError.ts'
import type { ListParams } from './listParams.ts'
import type { SortName } from './listSorts.ts'

/** What a list shows, and the ways to show something else. */
export type ListPage<Row, Sort extends SortName> = {
  rows: readonly Row[]
  /** How many rows the search finds; null while that is not known. */
  total: number | null
  /** How many rows a search finds, where that takes no call. */
  countOf?: (search: string) => number | null
  /** There is nothing to export. */
  isEmpty: boolean
  params: Omit<ListParams<Sort>, 'search'>
  show: (changes: Partial<ListParams<Sort>>) => void
  typed: string
  type: (text: string) => void
  /** Runs the search; without it the list is searched while people type. */
  search?: (text: string) => void
  /** What is typed has not been searched for yet. */
  isPending?: boolean
  loading: 'first' | 'next' | undefined
  isLoaded: boolean
  /** The rows are those of before: what was asked for since could not be loaded. */
  isEarlier?: boolean
  /** When the rows came, ms. */
  since: number
  error: ApiError | undefined
  isFetching: boolean
  isOnline: boolean
  refetch: () => void
}
