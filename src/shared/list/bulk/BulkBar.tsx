import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import '../listTexts.ts'
import { numeral } from '../numeral.ts'
import type { WholeChoiceState } from './useWholeChoice.ts'
import { WholeChoiceButton } from './WholeChoiceButton.tsx'

type BulkBarProps = {
  count: number
  whole: WholeChoiceState
  onSwitch: (turnsOn: boolean) => void
  onClear: () => void
}

/** What can be done with the chosen rows. */
export function BulkBar({ count, whole, onSwitch, onClear }: BulkBarProps): ReactElement {
  const { t } = useTranslation('list')
  return (
    <div className="bulk-bar">
      <p role="status">{t('selected', { count, number: numeral(count) })}</p>
      <WholeChoiceButton whole={whole} />
      <Button tone="secondary" onClick={() => onSwitch(true)}>
        {t('activate')}
      </Button>
      <Button tone="secondary" onClick={() => onSwitch(false)}>
        {t('deactivate')}
      </Button>
      <IconButton label={t('unselect')} icon={<CloseIcon size={18} />} onClick={onClear} />
    </div>
  )
}
