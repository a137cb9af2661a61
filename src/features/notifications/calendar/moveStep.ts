import { foundIn } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { UndoLook, UndoStep } from '#shared/changes/change.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { notificationsApi } from '../api.ts'
import { toForm } from '../card/form.ts'
import { nameOf, readNotification } from '../rules.ts'
import { bogotaDay } from '../moments/moments.ts'
import { serviceNow } from '#shared/session/serviceNow.ts'
import type { Notification } from '../notification.ts'
import { toBody } from '../notificationBody.ts'
import { changeMeanwhile, moveProblem } from './moves.ts'

/** Undo of a move: restores only the day and keeps later changes. */
export function moveStep(dispatch: Dispatch, moved: Notification, before: string): UndoStep {
  const { modifyNotification } = notificationsApi.endpoints
  const read = () => readNotification(dispatch, moved.id)

  function backOf(stored: Notification | null): UndoLook {
    if (stored?.day === before) return { isBack: true }
    const change = changeMeanwhile(moved, stored)
    if (change === 'executed') return { refusal: i18n.t('notificationCard:executed') }
    if (!stored || change !== null) return { changed: null }
    if (moveProblem(stored, before, bogotaDay(serviceNow())) !== null)
      return { refusal: i18n.t('notifications:dayOver') }
    const { id, applicationIds } = stored
    const body = toBody({ id, values: { ...toForm(stored), day: before }, applicationIds, template: null })
    return { send: () => dispatch(modifyNotification.initiate({ body }, { track: false })) }
  }

  return {
    name: nameOf(moved),
    async look() {
      const answer = await read()
      return 'error' in answer ? answer : backOf(answer.data.notification)
    },
    isBack: () => foundIn(read(), ({ notification }) => notification?.day === before),
  }
}
