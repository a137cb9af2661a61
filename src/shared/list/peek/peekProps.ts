/** What the list tells a panel that shows one of its rows. */
export type PeekProps<Row> = {
  /** As the list has it now, or had it last. */
  row: Row
  /** The list shows it. */
  isListed: boolean
  /** Its place among the rows of the page, counted from 1. */
  at: number
  count: number
  /** Absent at the ends of the page. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  /** Opens its card. */
  onOpen: () => void
  onClose: () => void
}
