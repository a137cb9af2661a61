import type { Dispatch } from '#shared/api/createStore.ts'
import { foundIn } from '#shared/api/reads.ts'
import type { UndoStep } from '#shared/changes/change.ts'
import { notificationsApi } from './api.ts'
import { toForm } from './card/form.ts'
import { nameOf, readNotifications } from './rules.ts'
import type { Notification } from './notification.ts'
import { isSame, toBody } from './notificationBody.ts'

/**
 * Undo of a deletion: creates the notification again with another id.
 *
 * @param others - ids of the remaining notifications, among which an equal one is not this one.
 */
export function makeAgain(
  dispatch: Dispatch,
  notification: Notification,
  others: ReadonlySet<number>,
): UndoStep {
  const { createNotification } = notificationsApi.endpoints
  const { applicationIds } = notification
  const body = toBody({ id: 0, values: toForm(notification), applicationIds, template: null })
  const isThere = (all: readonly Notification[]): boolean =>
    all.some((one) => !others.has(one.id) && isSame(one, body))
  return {
    name: nameOf(notification),
    async look() {
      const answer = await readNotifications(dispatch)
      if ('error' in answer) return answer
      if (isThere(answer.data)) return { isBack: true }
      return { send: () => dispatch(createNotification.initiate({ body }, { track: false })) }
    },
    isBack: () => foundIn(readNotifications(dispatch), isThere),
  }
}
