import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useQuestion } from '#shared/cards/CardDialog.tsx'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'

type EditQuestion = { dialog: ReactElement | null; ask: () => void }

/** Confirmation before the edit, with the record's name (NTF-18, G-49). */
export function useEditQuestion(name: string, begin: () => void): EditQuestion {
  const { t } = useTranslation('notificationCard')
  const { dialog, ask } = useQuestion()

  async function askToEdit(): Promise<void> {
    const isAccepted = await ask<boolean>((answer) => (
      <ConfirmDialog
        title={t('askEdit')}
        acceptLabel={t('modify')}
        isHarmless
        onAccept={() => answer(true)}
        onCancel={() => answer(false)}
      >
        <bdi translate="no">{name}</bdi>
      </ConfirmDialog>
    ))
    if (isAccepted) begin()
  }

  return { dialog, ask: () => void askToEdit() }
}
