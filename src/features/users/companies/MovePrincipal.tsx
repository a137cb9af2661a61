import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'

type MovePrincipalProps = { before: string; after: string; onAccept: () => void; onCancel: () => void }

/** Asks before another company becomes the principal one (EMP-06). */
export function MovePrincipal({ before, after, onAccept, onCancel }: MovePrincipalProps): ReactElement {
  const { t } = useTranslation('userTabs')
  return (
    <ConfirmDialog
      title={t('changePrincipal')}
      acceptLabel={t('changePrincipalAccept')}
      onAccept={onAccept}
      onCancel={onCancel}
    >
      {t('principalBefore')} <bdi translate="no">{serverText(before)}</bdi>
      <br />
      {t('principalAfter')} <bdi translate="no">{serverText(after)}</bdi>
    </ConfirmDialog>
  )
}
