import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { onFirstClick } from '#shared/ui/onFirstClick.ts'
import { CardDialog } from './CardDialog.tsx'
import type { Difference } from '#shared/changes/change.ts'
import { ChangeList } from './SaveQuestions.tsx'
import type { LeaveQuestion } from './useLeaveGuard.ts'
import './cardTexts.ts'

type LeaveDialogProps = {
  title: string
  question: LeaveQuestion
  changes?: readonly Difference[]
  /** Effect of the changes. */
  note?: ReactNode
  /** In place of 'Guardar', 'Descartar' and 'Seguir editando'. */
  labels?: { save?: string; discard: string; stay?: string }
  /** Why saving is not offered. */
  refusal?: string | undefined
}

/** Save, discard or stay; Esc stays (beyond 9, UCO-04, UCO-05). */
export function LeaveDialog({
  title,
  question,
  changes = [],
  note,
  labels,
  refusal,
}: LeaveDialogProps): ReactElement {
  const { t } = useTranslation('cards')
  return (
    <CardDialog
      title={title}
      lead={changes.length > 0 ? t('unsavedLead') : undefined}
      onDismiss={question.stay}
      actions={
        <>
          <Button tone="quiet" autoFocus onClick={question.stay}>
            {labels?.stay ?? t('stay')}
          </Button>
          <Button tone="secondary" onClick={onFirstClick(question.discard)}>
            {labels?.discard ?? t('discard')}
          </Button>
          {refusal === undefined && (
            <Button onClick={onFirstClick(() => void question.save())}>{labels?.save ?? t('save')}</Button>
          )}
        </>
      }
    >
      {changes.length > 0 && <ChangeList changes={changes} note={note} />}
      {refusal && <p>{refusal}</p>}
    </CardDialog>
  )
}
