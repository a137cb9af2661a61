import { tidy } from '#shared/fields/characters.ts'
import { unguarded } from '#shared/format/csv.ts'
import { withoutInvisible } from '#shared/texts/identifier.ts'
import type { Columns } from '../columns.ts'
import type { ImportField } from '../importRow.ts'

export type Said = Partial<Record<ImportField, string>>

/** The texts of the cells that say something, by what their column says. */
export function saidBy(cells: readonly string[], columns: Columns): Said {
  const said: Said = {}
  columns.forEach((field, index) => {
    const text = tidy(unguarded(withoutInvisible(cells[index] ?? '')))
    if (field !== null && text !== '') said[field] = text
  })
  return said
}
