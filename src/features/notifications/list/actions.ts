import { createNotification, deleteNotification as deletion } from '#contracts/notifications.ts'
import { lazyStep } from '#shared/changes/change.ts'
import { offerOf, recordChange } from '#shared/changes/changes.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#shared/api/createStore.ts'
import { foundIn } from '#shared/api/reads.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { notificationsApi } from '../api.ts'
import type { Notification } from '../notification.ts'
import { nameOf, readNotification } from '../rules.ts'

/** Deletion of a notification, with the service's message (NTF-24). */
export function useNotificationActions(all: readonly Notification[] | undefined) {
  const { t } = useTranslation('notifications')
  const dispatch = useDispatch<Dispatch>()
  const { lockedIds, outcome, showOutcome, closeOutcome: close, act } = useRowActions<Notification>(nameOf)
  const [send] = notificationsApi.useDeleteNotificationMutation()

  function deleteNotification(row: Notification): void {
    void act(row, {
      send: () => send(row.id),
      lookUp: () => foundIn(readNotification(dispatch, row.id), ({ notification }) => notification === null),
      onDone: (data) => {
        const others = new Set(all?.map(({ id }) => id))
        others.delete(row.id)
        const change = recordChange({
          call: deletion.id,
          title: () => i18n.t('notifications:deleteDone'),
          name: () => nameOf(row),
          undo: [
            lazyStep(nameOf(row), createNotification.id, () =>
              import(/* webpackChunkName: "notification-again" */ '../makeAgain.ts').then(({ makeAgain }) =>
                makeAgain(dispatch, row, others),
              ),
            ),
          ],
          undone: () => i18n.t('notifications:undone', { name: nameOf(row) }),
        })
        showOutcome({ row, title: t('deleteDone'), message: serverText(data?.result), change })
      },
      failed: t('deleteFailed'),
      unknown: t('deleteUnknown'),
    })
  }

  function closeOutcome(): void {
    close()
    if (outcome?.change !== undefined)
      showToast({
        kind: 'info',
        text: t('undoOffer', { name: nameOf(outcome.row) }),
        ...offerOf(outcome.change),
      })
  }
  return { lockedIds, outcome, closeOutcome, deleteNotification }
}
