import type { TFunction } from 'i18next'
import '#shared/list/listTexts.ts'
import '../notificationsTexts.ts'
import { isExecuted, isPending, type Notification } from '../notification.ts'

export type RowTexts = ReturnType<typeof rowTexts>

/** What every row says, looked up once for all of them. */
export function rowTexts(t: TFunction<['notifications', 'list']>) {
  return {
    delete: around(t('notifications:delete', { name: place })),
    duplicate: around(t('notifications:duplicate', { name: place })),
    columns: t('notifications:columns', { returnObjects: true }),
    pending: t('list:sorts.pending'),
    executed: t('list:sorts.executed'),
  }
}

function around(text: string): (name: string) => string {
  const [before = '', after = ''] = text.split(place)
  return (name) => before + name + after
}

/** The state in the language in force; one that the portal does not know as the service words it (D12). */
export function stateText(
  notification: Pick<Notification, 'stateName'>,
  texts: Pick<RowTexts, 'pending' | 'executed'>,
): string {
  if (isPending(notification)) return texts.pending
  return isExecuted(notification) ? texts.executed : notification.stateName
}

/** Stands for the name of a notification where a text is cut in two; no text of ours has one. */
const place = '\u{fffc}'
