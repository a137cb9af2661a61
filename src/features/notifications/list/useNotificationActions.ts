import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { notificationsApi } from '../api.ts'
import type { Notification } from '../notification.ts'

/** Deleting a notification: the service's own words say how it ended (NTF-24). */
export function useNotificationActions() {
  const { t } = useTranslation('notifications')
  const { lockedIds, outcome, showOutcome, closeOutcome, act } = useRowActions<Notification>()
  const [send] = notificationsApi.useDeleteNotificationMutation()

  function deleteNotification(row: Notification): void {
    void act(row, {
      send: () => send(row.id),
      onDone: (data) => showOutcome({ row, title: t('deleteDone'), message: serverText(data?.result) }),
      failed: t('deleteFailed'),
      unknown: t('deleteUnknown'),
    })
  }
  return { lockedIds, outcome, closeOutcome, deleteNotification }
}
