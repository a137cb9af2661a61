import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { UserRow } from '#contracts/users.ts'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { QuestionLine } from '#shared/ui/QuestionLine.tsx'
import { isAdministrator, nameOf } from '../rules.ts'

type DeleteQuestionProps = { user: UserRow; onAccept: () => void; onCancel: () => void }

/** Asks before a user is deleted (USR-18). */
export function DeleteQuestion({ user, onAccept, onCancel }: DeleteQuestionProps): ReactElement {
  const { t } = useTranslation('users')
  return (
    <ConfirmDialog
      title={t('askDelete')}
      acceptLabel={t('deleteAccept')}
      isDanger
      onAccept={onAccept}
      onCancel={onCancel}
    >
      {nameOf(user)}
      <QuestionLine isStrong>{isAdministrator(user) ? t('isAdministrator') : null}</QuestionLine>
      <QuestionLine>{t('deleteUndoable')}</QuestionLine>
    </ConfirmDialog>
  )
}
