import { useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { catalogueIcons, type CatalogueIcon } from '#shared/icons/iconCatalogue.ts'
import { SearchBox } from '#shared/list/SearchBox.tsx'
import { IconGrid } from './IconGrid.tsx'
import './iconPicker.css'
import './texts.ts'
import { recentIcons } from './recentIcons.ts'
import { isLanguage } from '#shared/texts/language.ts'
import { foldText } from '#shared/texts/foldText.ts'

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
          <p className="icon-none muted">{t('none')}</p>
        )}
      </div>
    </div>
  )
}

/** Name of an icon in the current language. */
export function IconName({ name }: { name: string }): ReactElement {
  const { language } = useTranslation()
  return <bdi>{iconLabel(name, language)}</bdi>
}

/**
 * Icons that match all words in any language: first exact names, then name prefixes, then word prefixes.
 */
export function searchIcons(icons: readonly CatalogueIcon[], text: string): readonly CatalogueIcon[] {
  const wanted = foldText(text)
  if (wanted === '') return icons
  const words = wanted.split(' ')
  const ranked = icons
    .filter((icon) => words.every((word) => icon.found.includes(word)))
    .map((icon) => ({ icon, rank: rankOf(icon, wanted) }))
  return ranked.sort((one, other) => one.rank - other.rank).map(({ icon }) => icon)
}

function rankOf({ label, found }: CatalogueIcon, wanted: string): number {
  const labels = Object.values(label).map(foldText)
  if (labels.includes(wanted)) return 0
  if (labels.some((one) => one.startsWith(wanted))) return 1
  return found.includes(`|${wanted}`) ? 2 : 3
}

/** Label of a catalogue icon in a language; the name itself of any other. */
function iconLabel(name: string, language: string): string {
  const icon = catalogueIcons.find((one) => one.name === name)
  return icon?.label[isLanguage(language) ? language : 'es'] ?? name
}
