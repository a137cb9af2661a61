import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#shared/api/createStore.ts'
import { foundIn } from '#shared/api/lookUp.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { notificationsApi } from '../api.ts'
import type { Notification } from '../notification.ts'
import { readNotification } from '../readNotification.ts'

/** Deleting a notification: the service's own words say how it ended (NTF-24). */
export function useNotificationActions() {
  const { t } = useTranslation('notifications')
  const dispatch = useDispatch<Dispatch>()
  const { lockedIds, outcome, showOutcome, closeOutcome, act } = useRowActions<Notification>()
  const [send] = notificationsApi.useDeleteNotificationMutation()

  function deleteNotification(row: Notification): void {
    void act(row, {
      send: () => send(row.id),
      lookUp: () => foundIn(readNotification(dispatch, row.id), ({ notification }) => notification === null),
      onDone: (data) => showOutcome({ row, title: t('deleteDone'), message: serverText(data?.result) }),
      failed: t('deleteFailed'),
      unknown: t('deleteUnknown'),
    })
  }
  return { lockedIds, outcome, closeOutcome, deleteNotification }
}
