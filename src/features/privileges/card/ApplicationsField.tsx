import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import '#shared/cards/cardTexts.ts'
import type { Options } from '#shared/fields/options.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { MultiSelectField } from '#shared/ui/MultiSelectField.tsx'
import '../privilegeCardTexts.ts'

type ApplicationsFieldProps = {
  id: string
  options: Options
  values: readonly string[]
  isLacking: boolean
  onChange: (values: string[]) => void
}

/** The applications that a privilege belongs to: one or more of those that may be chosen (PRV-23). */
export function ApplicationsField(props: ApplicationsFieldProps): ReactElement {
  const { id, options, values, isLacking, onChange } = props
  const { t } = useTranslation(['privilegeCard', 'cards', 'common'])
  const list = options.list.map(({ value, label: title }) => ({ value, label: serverText(title) ?? value }))

  return (
    <MultiSelectField
      id={id}
      label={t('privilegeCard:fields.applications')}
      mark="required"
      options={list}
      values={values}
      onChange={onChange}
      help={
        options.state === 'failed' && (
          <>
            {t('cards:optionsFailed')} <LinkButton onClick={options.retry}>{t('common:retry')}</LinkButton>
          </>
        )
      }
      error={isLacking ? t('privilegeCard:problems.applicationRequired') : undefined}
      {...(options.state === 'loading' && { placeholder: t('common:loading') })}
    />
  )
}
