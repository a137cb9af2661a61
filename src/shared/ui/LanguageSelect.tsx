import type { ReactElement } from 'react'
import { isLanguage, languages, type Language } from '#shared/texts/language.ts'
import { ChevronDownIcon, GlobeIcon } from './icons.tsx'

type LanguageSelectProps = {
  value: Language
  onChange: (language: Language) => void
  label: string
}

/** Languages in their own name. */
export const languageNames: Record<Language, string> = { es: 'Español', en: 'English', pt: 'Português' }

export function LanguageSelect({ value, onChange, label }: LanguageSelectProps): ReactElement {
  return (
    <label className="ui-language">
      <span className="sr-only">{label}</span>
      <GlobeIcon size={16} />
      <select
        value={value}
        onChange={({ target }) => {
          if (isLanguage(target.value)) onChange(target.value)
        }}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={14} />
    </label>
  )
}
