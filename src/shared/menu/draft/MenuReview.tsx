import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import { Button } from '#shared/ui/Button.tsx'
import type { Tree } from './draftItem.ts'
import { TreeChanges } from './TreeChanges.tsx'
import { treeDifference } from './treeDifference.ts'

type MenuReviewProps = { before: Tree; after: Tree; onClose: () => void }

/** What a save would change (beyond 10). */
export function MenuReview({ before, after, onClose }: MenuReviewProps): ReactElement {
  const { t } = useTranslation('menuDraft')
  const changes = useMemo(() => treeDifference(before, after), [before, after])
  return (
    <CardDialog
      title={t('review')}
      lead={t('reviewLead')}
      onDismiss={onClose}
      actions={
        <Button autoFocus onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <TreeChanges label={t('review')} changes={changes} />
    </CardDialog>
  )
}
