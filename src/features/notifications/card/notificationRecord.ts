import type { Translate } from '#shared/texts/Translate.ts'
import type { CardRecord } from '#shared/cards/CardHeading.tsx'
import { serverText } from '#shared/texts/serverText.ts'
import { isExecuted, isPending, type Notification } from '../notification.ts'

export function nameOf({ id, reason }: Notification): string {
  return serverText(reason) ?? String(id)
}

/** How a notification is headed. */
export function recordOf(notification: Notification, t: Translate<'notificationCard'>): CardRecord {
  return {
    name: nameOf(notification),
    about: serverText(notification.subjectName),
    state: {
      isActive: isExecuted(notification),
      isPending: isPending(notification),
      label: stateOf(notification, t),
    },
  }
}

/** In the language in force; a state that the portal does not know as the service words it (D12). */
function stateOf(notification: Notification, t: Translate<'notificationCard'>): string {
  if (isPending(notification)) return t('states.pending')
  return isExecuted(notification) ? t('states.executed') : (serverText(notification.stateName) ?? '')
}
