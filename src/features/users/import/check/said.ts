import { tidy } from '#shared/fields/characters.ts'
import { unguarded } from '#shared/format/csv.ts'
import { withoutInvisible } from '#shared/texts/identifier.ts'
import type { Columns } from '../columns.ts'
import type { ImportField } from '../importRow.ts'

export type Said = Partial<Record<ImportField, string>>

/** The texts of the cells that say something, by what their column says; those of one field are joined. */
export function saidBy(cells: readonly string[], columns: Columns): Said {
  const said: Said = {}
  columns.forEach((field, index) => {
    const text = cellText(cells[index] ?? '')
    if (field === null || text === '') return
    said[field] = said[field] === undefined ? text : `${said[field]} ${text}`
  })
  return said
}

/** What a cell says: without what sheets put before a text, so that they take it for no number and no formula. */
export function cellText(cell: string): string {
  const text = tidy(unguarded(withoutInvisible(cell)))
  const formula = /^="((?:[^"]|"")*)"$/.exec(text)?.[1]
  return tidy(formula?.replaceAll('""', '"') ?? text.replace(/^'/, ''))
}
