import type { Translate } from '#shared/texts/Translate.ts'
import type { Role } from '#contracts/roles.ts'
import { stateText } from '#shared/list/stateText.ts'
import { formatDate } from '#shared/format/formatDate.ts'
import { titlesOf } from './roleList.ts'

const columns = ['name', 'description', 'shared', 'created', 'state'] as const

/** Rows of the export: the table's columns, with all applications of each role. */
export function roleLines(
  rows: readonly Role[],
  offered: ReadonlyMap<string, string> | null,
  t: Translate<['roles', 'list']>,
): string[][] {
  const head = columns.map((column) => t(`roles:columns.${column}`))
  const lines = rows.map((row) => [
    row.name,
    row.description ?? '',
    titlesOf(row, offered).join(', '),
    formatDate(row.createdon),
    stateText(row.idstate, t),
  ])
  return [head, ...lines]
}
