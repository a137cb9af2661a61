import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import '#shared/cards/cardTexts.ts'
import type { Options } from '#shared/fields/options.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { MultiSelectField } from '#shared/ui/MultiSelectField.tsx'
import '../notificationCardTexts.ts'

type ApplicationsFieldProps = {
  id: string
  options: Options
  values: readonly string[]
  isLacking: boolean
  onChange: (values: string[]) => void
}

/** The applications whose people get the mail: one or more of those that may be chosen (NTF-11, G-53). */
export function ApplicationsField(props: ApplicationsFieldProps): ReactElement {
  const { id, options, values, isLacking, onChange } = props
  const { t } = useTranslation(['notificationCard', 'cards', 'common'])
  return (
    <MultiSelectField
      id={id}
      label={t('notificationCard:fields.applications')}
      mark="required"
      options={options.list}
      values={values}
      onChange={onChange}
      help={
        options.state === 'failed' && (
          <>
            {t('cards:optionsFailed')} <LinkButton onClick={options.retry}>{t('common:retry')}</LinkButton>
          </>
        )
      }
      error={isLacking ? t('common:required') : undefined}
      {...(options.state === 'loading' && { placeholder: t('common:loading') })}
    />
  )
}
