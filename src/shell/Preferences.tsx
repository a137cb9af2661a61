import { useId, useSyncExternalStore, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { chooseLanguage } from '#shared/texts/chooseLanguage.ts'
import { languages } from '#shared/texts/language.ts'
import { lookChoice, looks } from '#shared/browser/look.ts'
import { useChoice } from '#shared/browser/useChoice.ts'
import { draftsChoice, keepsDrafts } from '#shared/drafts/draftOwners.ts'
import { languageNames } from '#shared/ui/LanguageSelect.tsx'
import { hasChoiceOfLook } from '#themes/applyTheme.ts'
import { useTheme } from '#themes/ThemeContext.ts'

const draftChoices = ['yes', 'no'] as const

/**
 * Language, colour scheme, and whether to keep drafts, all per browser (D35). The menu stays open, so that the choice
 * is visible.
 */
export function Preferences(): ReactElement {
  const { t, language } = useTranslation('shell')
  const look = useChoice(lookChoice)
  const keeps = useSyncExternalStore(draftsChoice.onChange, keepsDrafts)
  const theme = useTheme()
  return (
    <>
      <ChoiceGroup
        title={t('language')}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        chosen={language}
        onChoose={chooseLanguage}
      />
      {hasChoiceOfLook(theme) && (
        <ChoiceGroup
          title={t('look')}
          options={looks.map((value) => ({ value, label: t(`looks.${value}`) }))}
          chosen={look}
          onChoose={lookChoice.choose}
        />
      )}
      <ChoiceGroup
        title={t('drafts')}
        options={draftChoices.map((value) => ({ value, label: t(`draftChoices.${value}`) }))}
        chosen={keeps ? 'yes' : 'no'}
        onChoose={(value) => draftsChoice.choose(value === 'yes')}
      />
    </>
  )
}

type ChoiceGroupProps<Value extends string> = {
  title: string
  options: readonly { value: Value; label: string; lang?: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

function ChoiceGroup<Value extends string>({
  title,
  options,
  chosen,
  onChoose,
}: ChoiceGroupProps<Value>): ReactElement {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId} className="menu-part">
      <p id={titleId} className="menu-part-title bold faint">
        {title}
      </p>
      <div role="presentation" className="menu-segments">
        {options.map(({ value, label, lang }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={value === chosen}
            tabIndex={-1}
            lang={lang}
            className="menu-segment rings-inside muted small"
            onClick={() => onChoose(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
