import type { Translate } from '#shared/texts/Translate.ts'
import type { Application } from '#contracts/applications.ts'
import { stateText } from '#shared/list/stateText.ts'
import { durationText } from './duration.ts'

const columns = ['title', 'urlApp', 'token', 'state'] as const

/** Lines of the export, as in the table. */
export function applicationLines(
  rows: readonly Application[],
  t: Translate<['applications', 'list']>,
): string[][] {
  const head = columns.map((column) => t(`applications:columns.${column}`))
  const lines = rows.map((row) => [
    row.title,
    row.urlApp ?? '',
    durationText(row.amountTime, row.timeUnit, t),
    stateText(row.idState, t),
  ])
  return [head, ...lines]
}
