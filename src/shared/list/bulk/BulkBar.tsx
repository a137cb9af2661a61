import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import { numeral } from '#shared/format/numeral.ts'
import type { WholeChoiceState } from './useWholeChoice.ts'
import { WholeChoiceButton } from './WholeChoiceButton.tsx'

type BulkBarProps = {
  count: number
  whole: WholeChoiceState
  /** What switching them is called in this list. */
  verb: (turnsOn: boolean) => string
  onSwitch: (turnsOn: boolean) => void
  onClear: () => void
  /** What else can be done with them. */
  children?: ReactNode
}

/** What can be done with the chosen rows. */
export function BulkBar({ count, whole, verb, onSwitch, onClear, children }: BulkBarProps): ReactElement {
  const { t } = useTranslation('list')
  return (
    <div className="bulk-bar">
      <p role="status">{t('selected', { count, number: numeral(count) })}</p>
      <WholeChoiceButton whole={whole} />
      <Button tone="secondary" onClick={() => onSwitch(true)}>
        {verb(true)}
      </Button>
      <Button tone="secondary" onClick={() => onSwitch(false)}>
        {verb(false)}
      </Button>
      {children}
      <IconButton label={t('unselect')} icon={<CloseIcon size={18} />} onClick={onClear} />
    </div>
  )
}
