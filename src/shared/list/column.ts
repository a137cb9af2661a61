import type { ReactNode } from 'react'
import type { SortName } from './listSorts.ts'

/** What a list knows of a row besides the row. */
export type RowState = {
  /** An action on this row has not been answered yet. */
  isLocked: boolean
  isGreyed: boolean
}

export type Column<Row> = {
  /** Marks the cells for the stylesheet of the list: `[data-list='users'] [data-column='email']`. */
  key: string
  heading: string
  /** The heading is only read out, as over buttons. */
  isHeadingHidden?: boolean
  /** A narrow screen shows the heading beside the value. */
  isLabelled?: boolean
  /** Shown only where a person has chosen it under 'Columnas'. */
  isOptional?: boolean
  /** Stands below the first one, not beside it, where there is little room: always, or only beside columns that a person has chosen. */
  isBelow?: 'always' | 'besideOptional'
  /** The orders by this column, in which presses of its heading follow one another; after the last one there is none. */
  sorts?: readonly SortName[]
  /** As CSS writes it; columns without one share what is left. */
  width?: string
  cell: (row: Row, state: RowState) => ReactNode
}

/** Columns with their headings, which are the texts of their list by the same keys. */
export function withHeadings<Row, Key extends string>(
  heading: (key: Key) => string,
  columns: readonly (Omit<Column<Row>, 'key' | 'heading'> & { key: Key })[],
): Column<Row>[] {
  return columns.map((column) => ({ ...column, heading: heading(column.key) }))
}

export type RowId = number | string

export type Selection<Row> = {
  chosen: ReadonlyMap<RowId, Row>
  select: (rows: readonly Row[], isChosen: boolean) => void
  /** Names the box that chooses all rows of the page. */
  pageLabel: string
  /** Names the box of a row. The same function on every render. */
  labelOf: (row: Row) => string
}
