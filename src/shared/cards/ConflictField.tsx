import { useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import '#shared/ui/checkbox.css'
import './cardTexts.ts'
import './conflictDialog.css'
import type { Conflict, Side } from './merge.ts'

type ConflictFieldProps = {
  conflict: Pick<Conflict, 'label' | 'isMine' | Side>
  /** Absent as long as nothing is chosen. */
  side: Side | undefined
  onChoose: (side: Side) => void
}

/** Both values of a conflict, one of which is chosen. */
export function ConflictField({ conflict, side, onChoose }: ConflictFieldProps): ReactElement {
  const { t } = useTranslation('cards')
  const name = useId()
  return (
    <fieldset className="conflict outlined">
      <legend>
        <bdi>{serverText(conflict.label)}</bdi>
      </legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={side === one} onChange={() => onChoose(one)} />
          <span>{t(one === 'mine' && !conflict.isMine ? 'asItWas' : one)}:</span>{' '}
          <bdi translate="no">{serverText(conflict[one]) ?? t('empty')}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
