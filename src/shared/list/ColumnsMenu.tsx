import { useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ColumnsIcon } from '#shared/ui/consoleIcons.tsx'
import { usePopover } from '#shared/ui/usePopover.ts'
import { densities, type ListView } from './listView.ts'
import './columnsMenu.css'

type ColumnsMenuProps = {
  /** The columns that can be chosen. */
  optional: readonly { key: string; heading: string }[]
  view: ListView
  onChange: (changes: Partial<ListView>) => void
}

/** The columns that a list shows besides its own, and how high its rows are. */
export function ColumnsMenu({ optional, view, onChange }: ColumnsMenuProps): ReactElement {
  const { t } = useTranslation('list')
  const id = useId()
  const { isOpen, toggle, button, root } = usePopover()

  function show(key: string, isShown: boolean): void {
    const others = view.columns.filter((one) => one !== key)
    onChange({ columns: isShown ? [...others, key] : others })
  }

  return (
    <div className="columns-menu" {...root}>
      <Button
        ref={button}
        tone="secondary"
        icon={<ColumnsIcon size={18} />}
        title={t('columns')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <span className="columns-menu-label">{t('columns')}</span>
      </Button>
      {isOpen && (
        <div id={id} className="columns-panel">
          {optional.length > 0 && (
            <fieldset>
              <legend>{t('moreColumns')}</legend>
              {optional.map(({ key, heading }) => (
                <label key={key}>
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
          <fieldset>
            <legend>{t('density')}</legend>
            {densities.map((density) => (
              <label key={density}>
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
        </div>
      )}
    </div>
  )
}
