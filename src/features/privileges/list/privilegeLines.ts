import type { Translate } from '#shared/texts/Translate.ts'
import type { Privilege } from '#contracts/privileges.ts'
import { stateText } from '#shared/list/stateText.ts'
import { formatDate } from '#shared/format/formatDate.ts'
import { titlesOf } from './privilegeList.ts'

const columns = ['name', 'description', 'applications', 'created', 'licence', 'state'] as const

/** The lines of the file: what the table shows, with all applications of each privilege. */
export function privilegeLines(
  rows: readonly Privilege[],
  offered: ReadonlyMap<string, string> | null,
  t: Translate<['privileges', 'list']>,
): string[][] {
  const head = columns.map((column) => t(`privileges:columns.${column}`))
  const lines = rows.map((row) => [
    row.name,
    row.description ?? '',
    titlesOf(row, offered).join(', '),
    formatDate(row.createdon),
    t(row.licence ? 'privileges:yes' : 'privileges:no'),
    stateText(row.idstate, t),
  ])
  return [head, ...lines]
}
