import type { ApiError } from '#shared/api/apiError.ts'

/** Props of a panel that shows a row of the list. */
export type PeekProps<Row> = {
  /** The current or last known row. */
  row: Row
  /** True if the list shows the row. */
  isListed: boolean
  /** Its position in the whole list, from 1. */
  at: number
  count: number
  /** Absent at the ends of the list. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  /** State of reading the page of the next row, if it is loading or failed. */
  turning: { error: ApiError | undefined; isFetching: boolean; refetch: () => void } | null
  /** Opens the card. */
  onOpen: () => void
  onClose: () => void
}
