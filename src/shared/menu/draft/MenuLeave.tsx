import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import type { LeaveQuestion } from '#shared/cards/useLeaveGuard.ts'
import { Button } from '#shared/ui/Button.tsx'

/** Asks before unsaved changes are left; Esc stays (MNU-41). */
export function MenuLeave({ question }: { question: LeaveQuestion }): ReactElement {
  const { t } = useTranslation('menuDraft')
  return (
    <CardDialog
      title={t('leave')}
      onDismiss={question.stay}
      actions={
        <>
          <Button tone="secondary" onClick={question.discard}>
            {t('discard')}
          </Button>
          <Button autoFocus onClick={() => void question.save()}>
            {t('save')}
          </Button>
        </>
      }
    />
  )
}
