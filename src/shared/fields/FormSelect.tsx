import type { ReactElement } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { serverText } from '#shared/lib/serverText.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import '#shared/cards/cardTexts.ts'
import { useFieldProblem, type FormFieldProps } from './formField.ts'
import type { Options } from './options.ts'

type FormSelectProps<Form extends FieldValues> = FormFieldProps<Form> & {
  options: Options
  /** Stands where nothing is chosen. */
  emptyText?: string
  onChosen?: () => void
}

/** One choice. A value that the service does not offer is shown as text, and stays until another one is chosen. */
export function FormSelect<Form extends FieldValues>(props: FormSelectProps<Form>): ReactElement {
  const { form, name, label, isReadOnly, problemText, options, emptyText, onChosen } = props
  const { t } = useTranslation(['cards', 'common'])
  const problem = useFieldProblem(form, name)
  const value: string = form.watch(name)
  const chosen = options.list.find((option) => option.value === value)
  const isLoading = options.state === 'loading'
  const unknown = isLoading ? t('common:loading') : value

  if (isReadOnly)
    return <TextField label={label} readOnly value={value === '' ? '' : textOf(chosen?.label ?? unknown)} />

  const { onChange, ...registered } = form.register(name)
  return (
    <SelectField
      {...registered}
      // The list may arrive after the value.
      value={value}
      label={label}
      isRequired={props.isRequired}
      error={options.state === 'failed' ? t('cards:optionsFailed') : problem && problemText(problem)}
      hint={
        options.state === 'failed' && <LinkButton onClick={options.retry}>{t('common:retry')}</LinkButton>
      }
      onChange={async (event) => {
        await onChange(event)
        if (problem) await form.trigger(name)
        onChosen?.()
      }}
    >
      <option value="">
        {isLoading && value === '' ? t('common:loading') : (emptyText ?? t('cards:choose'))}
      </option>
      {value !== '' && !chosen && <option value={value}>{textOf(unknown)}</option>}
      {options.list.map((option) => (
        <option key={option.value} value={option.value}>
          {textOf(option.label)}
        </option>
      ))}
    </SelectField>
  )
}

function textOf(label: string): string {
  return serverText(label) ?? ''
}
