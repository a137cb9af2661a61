import type { ApiError } from '#shared/api/apiError.ts'

/** What the list tells a panel that shows one of its rows. */
export type PeekProps<Row> = {
  /** As the list has it now, or had it last. */
  row: Row
  /** The list shows it. */
  isListed: boolean
  /** Its place in the whole list, counted from 1. */
  at: number
  count: number
  /** Absent at the ends of the list. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  /** The page on which the next row stands, while it is read, and where it could not be. */
  turning: { error: ApiError | undefined; isFetching: boolean; refetch: () => void } | null
  /** Opens its card. */
  onOpen: () => void
  onClose: () => void
}
