import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/Button.tsx'
import { CardDialog } from './CardDialog.tsx'
import { ChangeList, type Change } from './ChangeList.tsx'

type ReviewChangesProps = {
  changes: readonly Change[]
  /** What follows from them. */
  note?: ReactNode
  onAnswer: (isAccepted: boolean) => void
}

/** Shows what will be saved before it is (beyond 10). */
export function ReviewChanges({ changes, note, onAnswer }: ReviewChangesProps): ReactElement {
  const { t } = useTranslation('cards')
  return (
    <CardDialog
      title={t('reviewTitle')}
      lead={t('reviewLead')}
      onDismiss={() => onAnswer(false)}
      actions={
        <>
          <Button tone="secondary" onClick={() => onAnswer(false)}>
            {t('stay')}
          </Button>
          <Button autoFocus onClick={() => onAnswer(true)}>
            {t('save')}
          </Button>
        </>
      }
    >
      <ChangeList changes={changes} />
      {note}
    </CardDialog>
  )
}
