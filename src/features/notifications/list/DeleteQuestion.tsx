import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { shownDate } from '#shared/format/calendarDate.ts'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import type { Notification } from '../notification.ts'
import { nameOf } from './notificationList.ts'

type DeleteQuestionProps = { notification: Notification; onAccept: () => void; onCancel: () => void }

/** Asks before a notification is deleted (G-49); the day tells those with the same reason apart (D38). */
export function DeleteQuestion({ notification, onAccept, onCancel }: DeleteQuestionProps): ReactElement {
  const { t } = useTranslation('notifications')
  return (
    <ConfirmDialog
      title={t('askDelete')}
      acceptLabel={t('deleteAccept')}
      isDanger
      onAccept={onAccept}
      onCancel={onCancel}
      details={<p>{t('sendsOn', { date: shownDate(notification.day) })}</p>}
    >
      {nameOf(notification)}
    </ConfirmDialog>
  )
}
