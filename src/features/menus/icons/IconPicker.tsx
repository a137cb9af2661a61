import { useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { catalogueIcons } from '#shared/icons/iconCatalogue.ts'
import { SearchBox } from '#shared/list/SearchBox.tsx'
import { IconGrid } from './IconGrid.tsx'
import { iconLabel } from './iconLabel.ts'
import './iconPicker.css'
import './iconPickerTexts.ts'
import { recentIcons } from './recentIcons.ts'
import { searchIcons } from './searchIcons.ts'

type IconPickerProps = {
  /** Name of the chosen icon, or empty. */
  chosen: string
  onChoose: (name: string, label: string) => void
}

/** Icon catalogue with search in Spanish, English and Portuguese, recent ones first (ICO-02 to ICO-04). */
export function IconPicker({ chosen, onChoose }: IconPickerProps): ReactElement {
  const { t, language } = useTranslation('iconPicker')
  const [typed, setTyped] = useState('')
  const [recent] = useState(recentIcons)
  const found = useMemo(() => searchIcons(catalogueIcons, typed), [typed])
  const used = useMemo(
    () => recent.flatMap((name) => catalogueIcons.find((icon) => icon.name === name) ?? []),
    [recent],
  )
  const choose = (name: string): void => onChoose(name, iconLabel(name, language))
  const shared = { language, chosen, onChoose: choose }

  return (
    <div className="icon-picker">
      <SearchBox isWithin label={t('search')} typed={typed} onType={setTyped} />
      <p className="icon-count muted small numbers" role="status">
        {t('count', { count: found.length })}
      </p>
      {/* Firefox would make the scroll container a Tab stop. */}
      <div className="icon-scroll" tabIndex={-1}>
        {typed === '' && used.length > 0 && (
          <section>
            <h3>{t('recent')}</h3>
            <IconGrid {...shared} label={t('recent')} icons={used} />
          </section>
        )}
        {found.length > 0 ? (
          <section>
            <h3>{t('all')}</h3>
            <IconGrid {...shared} label={t('all')} icons={found} />
          </section>
        ) : (
          <p className="icon-none">{t('none')}</p>
        )}
      </div>
    </div>
  )
}
