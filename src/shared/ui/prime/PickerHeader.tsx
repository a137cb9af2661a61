import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { FieldOption } from '../fieldOption.ts'
import '../checkbox.css'
import '../fields.css'

type PickerHeaderProps = {
  filter: ReactNode
  found: readonly FieldOption[]
  values: readonly string[]
  onToggleAll: (() => void) | undefined
  /** Nothing can be counted yet. */
  isLoading: boolean
}

/** Above the options: the filter, how many it lets through, and all of these at once. */
export function PickerHeader(props: PickerHeaderProps): ReactElement {
  const { filter, found, values, onToggleAll, isLoading } = props
  const { t } = useTranslation('fields')
  const chosen = new Set(values)
  const count = found.filter(({ value }) => chosen.has(value)).length
  const isSome = count > 0 && count < found.length
  return (
    <div className="picker-header">
      {filter}
      <div className="picker-tools">
        {onToggleAll && found.length > 0 && (
          <label className="field-option">
            <input
              type="checkbox"
              checked={count === found.length}
              ref={(box) => void (box && (box.indeterminate = isSome))}
              onChange={onToggleAll}
            />
            {t('all')}
          </label>
        )}
        <span className="picker-count" role="status">
          {!isLoading && t('found', { count: found.length })}
        </span>
      </div>
    </div>
  )
}
