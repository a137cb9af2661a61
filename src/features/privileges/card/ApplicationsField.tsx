import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import '#shared/cards/cardTexts.ts'
import type { Options } from '#shared/fields/options.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { MultiSelectField } from '#shared/ui/MultiSelectField.tsx'
import { TextAreaField } from '#shared/ui/TextAreaField.tsx'
import '../privilegeCardTexts.ts'

type ApplicationsFieldProps = {
  id: string
  options: Options
  values: readonly string[]
  isReadOnly: boolean
  isLacking: boolean
  onChange: (values: string[]) => void
}

/** The applications that a privilege belongs to: one or more of those that may be chosen (PRV-23). */
export function ApplicationsField(props: ApplicationsFieldProps): ReactElement {
  const { id, options, values, isReadOnly, isLacking, onChange } = props
  const { t } = useTranslation(['privilegeCard', 'cards', 'common'])
  const label = t('privilegeCard:fields.applications')
  const list = options.list.map(({ value, label: title }) => ({ value, label: serverText(title) ?? value }))
  const titles = list.filter(({ value }) => values.includes(value)).map((option) => option.label)

  if (isReadOnly)
    return (
      <TextAreaField
        label={label}
        readOnly
        rows={titles.length > 3 ? 3 : 1}
        value={titles.join(', ')}
        onChange={() => {}}
      />
    )
  return (
    <MultiSelectField
      id={id}
      label={label}
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
