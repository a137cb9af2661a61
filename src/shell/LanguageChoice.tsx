import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '#shared/lib/language.ts'
import { CheckIcon } from '#shared/ui/icons.tsx'
import type { LanguageProps } from './UserMenu.tsx'

/** Each language calls itself by its own name. */
const names = { es: 'Español', en: 'English', pt: 'Português' } as const

/** The languages as items of the user menu, which stays open: the change is seen at once. */
export function LanguageChoice({ language, onLanguage }: LanguageProps): ReactElement {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('language')} className="menu-part">
      <p className="menu-part-title" aria-hidden="true">
        {t('language')}
      </p>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          role="menuitemradio"
          aria-checked={one === language}
          tabIndex={-1}
          lang={one}
          className="menu-row"
          onClick={() => onLanguage(one)}
        >
          {names[one]}
          {one === language && <CheckIcon className="menu-check" size={16} />}
        </button>
      ))}
    </div>
  )
}
