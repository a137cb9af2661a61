import { RadioButton } from 'primereact/radiobutton'
import { useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CardGroup } from '#shared/cards/CardGroup.tsx'
import '#shared/ui/checkbox.css'
import { PrimePart } from '#shared/ui/prime/PrimePart.tsx'
import './roleCard.css'

const choices = ['credentials', 'first', 'second', 'third'] as const

/** Identity validation of users: shown, but never saved (ROL-18 to ROL-20, G-41). */
export function IdentityChoices(): ReactElement {
  const { t } = useTranslation('roleCard')
  const id = useId()
  return (
    <CardGroup title={t('identity')}>
      <fieldset className="ui-field role-wide whole-row" aria-describedby={`${id}-about`}>
        <legend className="sr-only">{t('identity')}</legend>
        <div className="field-options">
          {choices.map((choice) => {
            const isMissing = choice !== 'credentials'
            return (
              <label key={choice} className="field-option">
                <PrimePart>
                  <RadioButton
                    name={id}
                    checked={!isMissing}
                    disabled={isMissing}
                    pt={{
                      input: isMissing
                        ? { 'aria-describedby': `${id}-missing`, title: t('identityMissing') }
                        : {},
                    }}
                  />
                </PrimePart>
                {t(`identities.${choice}`)}
              </label>
            )
          })}
        </div>
        <p className="ui-hint" id={`${id}-about`}>
          {t('identityAbout')}
        </p>
        <span id={`${id}-missing`} hidden>
          {t('identityMissing')}
        </span>
      </fieldset>
    </CardGroup>
  )
}
