import type { CardRecord } from '#shared/cards/CardHeading.tsx'
import { serverText } from '#shared/texts/serverText.ts'
import { isExecuted, isPending, type Notification } from '../notification.ts'

export function nameOf({ id, reason }: Notification): string {
  return serverText(reason) ?? String(id)
}

/** Heading of a notification, with the service's text of its state (decision D54). */
export function recordOf(notification: Notification): CardRecord {
  return {
    name: nameOf(notification),
    about: serverText(notification.subjectName),
    state: {
      isActive: isExecuted(notification),
      isPending: isPending(notification),
      label: serverText(notification.stateName) ?? '',
    },
  }
}
