import type { Translate } from '#shared/texts/Translate.ts'
import type { Notification } from '../notification.ts'
import { sendText } from './notificationColumns.tsx'
import { titlesOf, type Titles } from './notificationList.ts'

const columns = ['reason', 'subject', 'applications', 'date', 'state'] as const

/** Lines of the export, as in the table with all applications. */
export function notificationLines(
  rows: readonly Notification[],
  titles: Titles,
  t: Translate<'notifications'>,
): string[][] {
  const head = columns.map((column) => t(`columns.${column}`))
  const lines = rows.map((row) => [
    row.reason,
    row.subjectName ?? '',
    titlesOf(row, titles).join(', '),
    sendText(row.day),
    row.stateName,
  ])
  return [head, ...lines]
}
