import type { ReactNode } from 'react'
import type { SortName } from './listSorts.ts'

/** State of a row in its list. */
export type RowState = {
  /** True while an action on this row is pending. */
  isLocked: boolean
  isGreyed: boolean
}

export type Column<Row> = {
  /** For the style sheet: `[data-list='users'] [data-column='email']`. */
  key: string
  heading: string
  /** The heading is visually hidden, as over buttons. */
  isHeadingHidden?: boolean
  /** Shows the heading next to the value on narrow screens. */
  isLabelled?: boolean
  /** Shown only if chosen under 'Columnas'. */
  isOptional?: boolean
  /** Moves below the first column on little space: always, or only with optional columns. */
  isBelow?: 'always' | 'besideOptional'
  /** Sort orders of this column, cycled by clicks on its heading; after the last one none. */
  sorts?: readonly SortName[]
  /** CSS width; columns without one share the rest. */
  width?: string
  cell: (row: Row, state: RowState) => ReactNode
}

/** Adds headings to columns from the texts of the list with the same keys. */
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
  /** Label of the box that selects all rows of the page. */
  pageLabel: string
  /** Label of a row's box. Stable. */
  labelOf: (row: Row) => string
}
