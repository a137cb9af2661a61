import { useState, useSyncExternalStore, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { SwitchField } from '#shared/ui/SwitchField.tsx'
import type { AnyExportable, Undo } from './exportable.ts'

/** One preference with its controls. */
export function PreferenceLine({ one, label }: { one: AnyExportable; label: string }): ReactElement {
  const { t } = useTranslation('common')
  const value = useSyncExternalStore(one.onChange, one.value)
  const [undo, setUndo] = useState<Undo | null>(null)
  const options = one.options()
  const other = options.find(({ isChosen }) => !isChosen)
  const rest = one.rest()
  const clearLabel = one.clearLabel()
  return (
    <div className="preference">
      {typeof value === 'boolean' ? (
        <SwitchField label={label} isOn={value} hint={other?.warning} onChange={() => other?.choose()} />
      ) : (
        other && (
          <SelectField
            label={label}
            value={options.findIndex(({ isChosen }) => isChosen)}
            onChange={({ target }) => options[Number(target.value)]?.choose()}
          >
            {options.map(({ words }, at) => (
              <option key={at} value={at}>
                {words}
              </option>
            ))}
          </SelectField>
        )
      )}
      {rest && (
        <p>
          <bdi>{rest}</bdi>{' '}
          {(undo ?? clearLabel) !== null && (
            // Reuse the button, so that it keeps the focus.
            <LinkButton
              onClick={() => {
                undo?.()
                const way = undo ? null : one.reset()
                setUndo(() => way)
              }}
            >
              {undo ? t('undo') : clearLabel}
            </LinkButton>
          )}
        </p>
      )}
    </div>
  )
}
