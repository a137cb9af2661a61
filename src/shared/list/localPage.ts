import { compareTexts } from '#shared/texts/compareTexts.ts'
import { foldText } from '#shared/texts/foldText.ts'
import type { ListParams } from './listParams.ts'
import { lastPageOf } from './pages.ts'

/** Comparator for `toSorted`, which is stable. */
export type Compare<Row> = (one: Row, other: Row) => number

/** A row with its folded search text, computed once per answer. */
type IndexedRow<Row> = { row: Row; text: string }

export type LocalPage<Row> = {
  shown: readonly Row[]
  total: number
  /** Limited to the last page. */
  page: number
}

export function indexRows<Row>(rows: readonly Row[], textOf: (row: Row) => string): IndexedRow<Row>[] {
  return rows.map((row) => ({ row, text: foldText(textOf(row)) }))
}

/** Rows that contain every word of the search, ignoring accents and case. */
export function foundRows<Row>(rows: readonly IndexedRow<Row>[], search: string): readonly IndexedRow<Row>[] {
  const words = foldText(search).split(' ').filter(Boolean)
  return words.length === 0 ? rows : rows.filter(({ text }) => words.every((word) => text.includes(word)))
}

/** A page of the found rows. */
export function localPage<Row>(
  rows: readonly IndexedRow<Row>[],
  { search, page, size }: Pick<ListParams, 'search' | 'page'> & { size: number },
): LocalPage<Row> {
  const found = foundRows(rows, search)
  const real = Math.min(page, lastPageOf(found.length, size))
  const shown = found.slice((real - 1) * size, real * size).map(({ row }) => row)
  return { shown, total: found.length, page: real }
}

/** Sorts by a text: numbers by value, ignoring accents and case. */
export function byText<Row>(textOf: (row: Row) => string): Compare<Row> {
  return (one, other) => compareTexts(textOf(one), textOf(other))
}

/** Sorts by an ISO date, the earliest first; no date counts as the earliest. */
export function byDate<Row>(dateOf: (row: Row) => string | null | undefined): Compare<Row> {
  const time = (row: Row): number => Date.parse(dateOf(row) ?? '') || 0
  return (one, other) => time(one) - time(other)
}

/** Sorts matching rows first, without hiding any (G-16). */
export function firstWhere<Row>(holds: (row: Row) => boolean): Compare<Row> {
  return (one, other) => Number(holds(other)) - Number(holds(one))
}

export function reversed<Row>(compare: Compare<Row>): Compare<Row> {
  return (one, other) => compare(other, one)
}

/** Sorts equal rows by a second order. */
export function thenBy<Row>(compare: Compare<Row>, next: Compare<Row>): Compare<Row> {
  return (one, other) => compare(one, other) || next(one, other)
}
