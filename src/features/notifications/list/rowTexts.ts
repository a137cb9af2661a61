import type { Namespaces, Translate } from '#shared/texts/Translate.ts'
import { textAbout } from '#shared/list/textAbout.ts'
import { nameOf } from './notificationList.ts'
import type { Notification } from '../notification.ts'

export type RowTexts = ReturnType<typeof rowTexts>

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
