import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { Button } from '#shared/ui/Button.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import type { Tree } from './draftItem.ts'
import { TreeChanges } from './TreeChanges.tsx'
import { treeDifference } from './treeDifference.ts'

type MenuReviewProps = { before: Tree; after: Tree; onSave: () => void; onClose: () => void }

/** Review of the changes before the save (beyond 10). */
export function MenuReview({ before, after, onSave, onClose }: MenuReviewProps): ReactElement {
  const { t } = useTranslation('menuDraft')
  const readOnly = useReadOnlyReason()
  const offline = useOfflineReason()
  const changes = useMemo(() => treeDifference(before, after), [before, after])
  return (
    <CardDialog
      title={t('review')}
      lead={t('reviewLead')}
      onDismiss={onClose}
      actions={
        <>
          <Button tone="secondary" autoFocus onClick={onClose}>
            {t('close')}
          </Button>
          <Button unavailable={readOnly ?? offline} onClick={onSave}>
            {t('save')}
          </Button>
        </>
      }
    >
      <TreeChanges label={t('review')} changes={changes} />
    </CardDialog>
  )
}
