import { compareTexts } from '#shared/texts/compareTexts.ts'
import { foldText } from '#shared/texts/foldText.ts'
import type { ListParams } from './listParams.ts'
import { lastPageOf } from './pages.ts'

/** Which of two rows comes first, as `toSorted` asks; equals stay in the order in which they came. */
export type Compare<Row> = (one: Row, other: Row) => number

/** A row with the text that a search looks through, folded once for each answer of the service. */
export type IndexedRow<Row> = { row: Row; text: string }

export type LocalPage<Row> = {
  shown: readonly Row[]
  total: number
  /** Not beyond the last one, whatever was asked for. */
  page: number
}

export function indexRows<Row>(rows: readonly Row[], textOf: (row: Row) => string): IndexedRow<Row>[] {
  return rows.map((row) => ({ row, text: foldText(textOf(row)) }))
}

/** Those in which every word of the search is found, without accents and capitals. */
export function foundRows<Row>(rows: readonly IndexedRow<Row>[], search: string): readonly IndexedRow<Row>[] {
  const words = foldText(search).split(' ').filter(Boolean)
  return words.length === 0 ? rows : rows.filter(({ text }) => words.every((word) => text.includes(word)))
}

/** A page of the rows that are found. */
export function localPage<Row>(
  rows: readonly IndexedRow<Row>[],
  { search, page, size }: Pick<ListParams, 'search' | 'page'> & { size: number },
): LocalPage<Row> {
  const found = foundRows(rows, search)
  const real = Math.min(page, lastPageOf(found.length, size))
  const shown = found.slice((real - 1) * size, real * size).map(({ row }) => row)
  return { shown, total: found.length, page: real }
}

/** By a text as people order it: numbers by value, without accents and capitals. */
export function byText<Row>(textOf: (row: Row) => string): Compare<Row> {
  return (one, other) => compareTexts(textOf(one), textOf(other))
}

/** By a date as services write it, the earliest first; no date counts as the earliest. */
export function byDate<Row>(dateOf: (row: Row) => string | null | undefined): Compare<Row> {
  const time = (row: Row): number => Date.parse(dateOf(row) ?? '') || 0
  return (one, other) => time(one) - time(other)
}

/** Those for which something holds before the others; nothing is hidden (G-16). */
export function firstWhere<Row>(holds: (row: Row) => boolean): Compare<Row> {
  return (one, other) => Number(holds(other)) - Number(holds(one))
}

export function reversed<Row>(compare: Compare<Row>): Compare<Row> {
  return (one, other) => compare(other, one)
}

/** One order, and another among those that are equal in it. */
export function thenBy<Row>(compare: Compare<Row>, next: Compare<Row>): Compare<Row> {
  return (one, other) => compare(one, other) || next(one, other)
}
