import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import type { LeaveQuestion } from '#shared/cards/useLeaveGuard.ts'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { Button } from '#shared/ui/Button.tsx'

/** Confirmation before unsaved changes are left; Esc stays (MNU-41). A save that was just refused is not offered. */
export function MenuLeave({ question }: { question: LeaveQuestion }): ReactElement {
  const { t } = useTranslation('menuDraft')
  const readOnly = useReadOnlyReason()
  return (
    <CardDialog
      title={t('leave')}
      lead={readOnly}
      onDismiss={question.stay}
      actions={
        <>
          <Button tone="secondary" onClick={question.discard}>
            {t('discard')}
          </Button>
          {readOnly === undefined ? (
            <Button autoFocus onClick={() => void question.save()}>
              {t('save')}
            </Button>
          ) : (
            <Button autoFocus onClick={question.stay}>
              {t('keepEditing')}
            </Button>
          )}
        </>
      }
    />
  )
}
