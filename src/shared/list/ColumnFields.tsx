import { useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { densities, type ListView } from './listView.ts'
import './columnFields.css'

type ColumnFieldsProps = {
  /** The optional columns. */
  optional: readonly { key: string; heading: string }[]
  view: ListView
  onChange: (changes: Partial<ListView>) => void
}

/** Choice of optional columns and row density. */
export function ColumnFields({ optional, view, onChange }: ColumnFieldsProps): ReactElement {
  const { t } = useTranslation('list')
  const id = useId()

  function show(key: string, isShown: boolean): void {
    const others = view.columns.filter((one) => one !== key)
    onChange({ columns: isShown ? [...others, key] : others })
  }

  return (
    <>
      {optional.length > 0 && (
        <fieldset className="column-fields">
          <legend className="bold muted small">{t('columns')}</legend>
          {optional.map(({ key, heading }) => (
            <label className="tints row gap-3" key={key}>
              <input
                type="checkbox"
                checked={view.columns.includes(key)}
                onChange={({ target }) => show(key, target.checked)}
              />
              {heading}
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className="column-fields">
        <legend className="bold muted small">{t('density')}</legend>
        {densities.map((density) => (
          <label className="tints row gap-3" key={density}>
            <input
              type="radio"
              name={`${id}-density`}
              checked={view.density === density}
              onChange={() => onChange({ density })}
            />
            {t(`densities.${density}`)}
          </label>
        ))}
      </fieldset>
    </>
  )
}
