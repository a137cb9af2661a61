import type { ReactElement } from 'react'
import { numeral } from '#shared/format/numeral.ts'
import { useReadOnlyReason } from '#shared/readOnly/useReadOnlyReason.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'

type ImportButtonProps = {
  /** How many rows would be sent; null until all are compared. */
  count: number | null
  onImport: () => void
}

/** Imports at once: the trial above has listed what becomes of whom. */
export function ImportButton({ count, onImport }: ImportButtonProps): ReactElement {
  const { t } = useTranslation('importRun')
  const readOnly = useReadOnlyReason()
  const offlineReason = useOfflineReason()
  const why = count === null ? t('waitForTrial') : count === 0 ? t('nothingToImport') : undefined
  return (
    <Button unavailable={readOnly ?? why ?? offlineReason} onClick={onImport}>
      {count ? t('importMany', { number: numeral(count) }) : t('import')}
    </Button>
  )
}
