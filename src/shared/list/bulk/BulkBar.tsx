import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useShortcut } from '#shared/keys/useShortcut.ts'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { ReasonButton } from '#shared/ui/ReasonButton.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import type { WholeChoiceState } from './useWholeChoice.ts'
import { WholeChoiceButton } from './WholeChoiceButton.tsx'

type BulkBarProps = {
  count: number
  allFound: WholeChoiceState
  onSwitch: (turnsOn: boolean) => void
  onClear: () => void
  /** More bulk actions. */
  children?: ReactNode
}

/** Bar with the actions for the selected rows. */
export function BulkBar({ count, allFound, onSwitch, onClear, children }: BulkBarProps): ReactElement {
  const { t } = useTranslation('list')
  const reason = useReadOnlyReason()
  return (
    <div className="bulk-bar row gap-2">
      <p className="bold" role="status">
        {t('selected', { count })}
      </p>
      <IconButton
        {...useShortcut('unselect')}
        label={t('unselect')}
        icon={<CloseIcon size={18} />}
        onClick={onClear}
      />
      <WholeChoiceButton allFound={allFound} />
      <ReasonButton tone="secondary" reason={reason} onClick={() => onSwitch(true)}>
        {t('activate')}
      </ReasonButton>
      <ReasonButton tone="secondary" reason={reason} onClick={() => onSwitch(false)}>
        {t('deactivate')}
      </ReasonButton>
      {children}
    </div>
  )
}
