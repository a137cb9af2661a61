import { executionTime } from '#contracts/notifications.ts'
import { isCalendarDate, shownDate } from '#shared/format/calendarDate.ts'
import { AppNames } from '#shared/list/AppNames.tsx'
import { BinButton } from '#shared/list/BinButton.tsx'
import { CellText } from '#shared/list/CellText.tsx'
import { withHeadings, type Column } from '#shared/list/column.ts'
import { formatDate } from '#shared/format/formatDate.ts'
import { CopyIcon, UsersIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { isExecuted, isPending, type Notification } from '../notification.ts'
import { notificationCopyPath, nameOf, titlesOf, type Titles } from '../rules.ts'
import type { Namespaces, Translate } from '#shared/texts/Translate.ts'
import { textAbout } from '#shared/list/textAbout.ts'

type ColumnsOptions = {
  texts: RowTexts
  titles: Titles
  askDelete: (notification: Notification) => void
  askReach: (notification: Notification) => void
}

/** Columns of the list (NTF-07); any can be copied (beyond 20), only pending ones deleted (NTF-06). */
export function notificationColumns({
  texts,
  titles,
  askDelete,
  askReach,
}: ColumnsOptions): Column<Notification>[] {
  return withHeadings(texts.heading, [
    {
      key: 'reason',
      width: '30%',
      cell: ({ reason }) => <CellText>{reason}</CellText>,
    },
    {
      key: 'subject',
      isBelow: 'always',
      cell: ({ subjectName }) => <CellText>{subjectName}</CellText>,
    },
    {
      key: 'applications',
      isLabelled: true,
      width: '20%',
      cell: (notification) => (
        <span className="notification-reached">
          <AppNames names={titlesOf(notification, titles)} />
          {isPending(notification) && (
            <IconButton
              label={texts.reach(nameOf(notification))}
              icon={<UsersIcon size={16} />}
              onClick={() => askReach(notification)}
            />
          )}
        </span>
      ),
    },
    {
      key: 'date',
      isLabelled: true,
      width: '10rem',
      cell: ({ day }) => <CellText>{sendText(day)}</CellText>,
    },
    {
      key: 'created',
      sorts: ['newest', 'oldest'],
      isOptional: true,
      isLabelled: true,
      width: '9.5rem',
      cell: ({ createdon }) => <CellText>{formatDate(createdon)}</CellText>,
    },
    {
      key: 'state',
      sorts: ['pending', 'executed'],
      isLabelled: true,
      width: '8.75rem',
      cell: (notification) => (
        <span className="notification-state" data-state={lookOf(notification)}>
          <CellText>{notification.stateName}</CellText>
        </span>
      ),
    },
    {
      key: 'actions',
      isHeadingHidden: true,
      width: '6rem',
      cell: (notification, { isLocked }) => (
        <span className="notification-actions row to-end">
          <PageLink
            className="icon-button"
            to={notificationCopyPath(notification.id)}
            aria-label={texts.duplicate(nameOf(notification))}
            title={texts.duplicate(nameOf(notification))}
          >
            <CopyIcon size={18} />
          </PageLink>
          {isPending(notification) && (
            <BinButton
              label={texts.delete(nameOf(notification))}
              isLocked={isLocked}
              onAsk={() => askDelete(notification)}
            />
          )}
        </span>
      ),
    },
  ])
}

/** '21/11/2025 23:59' without time zone (NTF-22); an invalid day is unchanged. */
export function sendText(day: string): string {
  return isCalendarDate(day) ? `${shownDate(day)} ${executionTime.slice(1, 6)}` : day
}

function lookOf(notification: Notification): 'pending' | 'executed' | undefined {
  if (isPending(notification)) return 'pending'
  return isExecuted(notification) ? 'executed' : undefined
}

type RowTexts = ReturnType<typeof rowTexts>

/** Texts of rows, looked up once. */
export function rowTexts(t: Translate<['notifications', 'list']>) {
  const peek = textAbout((name) => t('list:peek', { name }))
  return {
    peekRow: (notification: Notification) => peek(nameOf(notification)),
    delete: textAbout((name) => t('notifications:delete', { name })),
    reach: textAbout((name) => t('notifications:reachOf', { name })),
    duplicate: textAbout((name) => t('notifications:duplicate', { name })),
    heading: (column: keyof Namespaces['notifications']['columns']) => t(`notifications:columns.${column}`),
  }
}

const csvColumns = ['reason', 'subject', 'applications', 'date', 'state'] as const

/** Lines of the export, as in the table with all applications. */
export function notificationLines(
  rows: readonly Notification[],
  titles: Titles,
  t: Translate<'notifications'>,
): string[][] {
  const head = csvColumns.map((column) => t(`columns.${column}`))
  const lines = rows.map((row) => [
    row.reason,
    row.subjectName ?? '',
    titlesOf(row, titles).join(', '),
    sendText(row.day),
    row.stateName,
  ])
  return [head, ...lines]
}
