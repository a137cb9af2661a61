import type { ReactElement } from 'react'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import { useLeaveGuard } from '#shared/cards/useLeaveGuard.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'

/** Asks before a table that was loaded is left: what was corrected in it is nowhere else. */
export function ImportLeave({ isLoaded }: { isLoaded: boolean }): ReactElement | null {
  const { t } = useTranslation('userImport')
  const { question } = useLeaveGuard({
    isDirty: () => isLoaded,
    isTab: () => false,
    asksOnTabs: true,
    checkTab: null,
    save: () => Promise.resolve(false),
    discard: () => {},
  })
  if (!question) return null
  return (
    <CardDialog
      title={t('leave')}
      lead={t('leaveAbout')}
      onDismiss={question.stay}
      actions={
        <>
          <Button tone="secondary" onClick={question.discard}>
            {t('discard')}
          </Button>
          <Button autoFocus onClick={question.stay}>
            {t('stay')}
          </Button>
        </>
      }
    />
  )
}
