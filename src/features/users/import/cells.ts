import { tidy } from '#shared/fields/characters.ts'
import { unguarded } from '#shared/format/csv.ts'
import { withoutInvisible } from '#shared/texts/identifier.ts'
import { phoneProblem } from '../card/form.ts'
import type { Columns } from './columns.ts'
import type { ImportField } from './importRow.ts'

export type RowTexts = Partial<Record<ImportField, string>>

/** The non-empty cells by the field of their column; cells of one field are joined. */
export function rowTexts(cells: readonly string[], columns: Columns): RowTexts {
  const texts: RowTexts = {}
  columns.forEach((field, index) => {
    const text = cellText(cells[index] ?? '')
    if (field === null || text === '') return
    texts[field] = texts[field] === undefined ? text : `${texts[field]} ${text}`
  })
  return texts
}

/** What a cell says: without what sheets put before a text, so that they take it for no number and no formula. */
export function cellText(cell: string): string {
  const text = tidy(unguarded(withoutInvisible(cell)))
  const formula = /^="((?:[^"]|"")*)"$/.exec(text)?.[1]
  return tidy(formula?.replaceAll('""', '"') ?? text.replace(/^'/, ''))
}

/** `1,01E+09` and `1018223.0`: what a sheet makes of a long number, whose digits are gone or followed by others. */
export function isSheetNumber(text: string): boolean {
  return /^[+-]?\d+([.,]\d+)?[eE][+-]?\d+$/.test(text) || /^\d{4,}[.,]0{1,2}$/.test(text)
}

/** What a sheet makes of a number with marks in it, or the other way round. */
export function isDate(text: string): boolean {
  return /^(\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2})$/.test(text)
}

/** '1.018.223', '1,018,223' and '1 018 223' without what groups their digits; null where nothing does. */
export function ungrouped(text: string): string | null {
  if (/^\d{1,3}([.,'’\s]\d{3})+$/.test(text)) return text.replaceAll(/\D/g, '')
  return /\s/.test(text) ? text.replaceAll(/\s/g, '') : null
}

/** Why a text is no phone of the card: that would take digits away, or letters. */
export function phoneMistake(text: string): string | null {
  if (isSheetNumber(text)) return 'sheetNumber'
  return withoutCountry(text) === null ? phoneProblem(text) : 'phoneCountry'
}

/** A number of ten digits that has the 57 before it without a sign, or with zeros; null where it is none. */
export function withoutCountry(text: string): string | null {
  const written = text.replaceAll(/[\s./-]/g, '')
  return /^(?:00)?57(\d{10})$/.exec(written)?.[1] ?? null
}
