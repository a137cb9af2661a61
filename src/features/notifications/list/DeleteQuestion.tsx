import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { shownDate } from '#shared/format/calendarDate.ts'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { QuestionLine } from '#shared/ui/QuestionLine.tsx'
import type { Notification } from '../notification.ts'
import { nameOf, titlesOf, type Titles } from '../rules.ts'

type DeleteQuestionProps = {
  notification: Notification
  titles: Titles
  onAccept: () => void
  onCancel: () => void
}

/**
 * Confirmation of a deletion (G-49): applications, number of users on demand, and that it can be restored; the day
 * distinguishes those with the same reason (D38).
 */
export function DeleteQuestion(props: DeleteQuestionProps): ReactElement {
  const { notification, titles, onAccept, onCancel } = props
  const { t } = useTranslation('notifications')
  const reached = titlesOf(notification, titles)
  return (
    <ConfirmDialog
      title={t('askDelete')}
      acceptLabel={t('deleteAccept')}
      isDanger
      onAccept={onAccept}
      onCancel={onCancel}
      details={
        <>
          <p>{t('sendsOn', { date: shownDate(notification.day) })}</p>
          <Borrowed part="ReachedPeople" ids={notification.applicationIds} />
        </>
      }
    >
      {nameOf(notification)}
      <QuestionLine>
        {reached.length > 0 ? t('deleteReaches', { applications: namesInWords(reached) }) : null}
      </QuestionLine>
      <QuestionLine>{t('deleteUndoable')}</QuestionLine>
    </ConfirmDialog>
  )
}
