import type { ReactElement } from 'react'
import { numeral } from '#shared/format/numeral.ts'
import { useReadOnlyReason } from '#shared/readOnly/useReadOnlyReason.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import type { TrialState } from './openTrial.ts'

type ImportButtonProps = { state: TrialState; onImport: () => void }

/** Imports at once: the trial above has listed what becomes of whom. */
export function ImportButton({ state, onImport }: ImportButtonProps): ReactElement {
  const { t } = useTranslation('importRun')
  const readOnly = useReadOnlyReason()
  const offlineReason = useOfflineReason()
  const { phase, counts } = state
  const count = counts.create + counts.change + counts.restore
  const why = phase !== 'ended' ? t('waitForTrial') : count === 0 ? t('nothingToImport') : undefined
  return (
    <Button unavailable={readOnly ?? why ?? offlineReason} onClick={onImport}>
      {count > 0 ? t('importMany', { number: numeral(count) }) : t('import')}
    </Button>
  )
}
