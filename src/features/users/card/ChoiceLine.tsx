import type { ReactElement } from 'react'
import { useFormState, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { serverText } from '#shared/lib/serverText.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { FieldProblem, UserForm } from '../form.ts'
import { problemText } from './fieldText.ts'

export type Option = { value: string; label: string }

/** What a select can offer, or why not yet. */
export type Options = {
  list: readonly Option[]
  state: 'ready' | 'loading' | 'failed'
  retry: () => void
}

type ChoiceLineProps = {
  form: UseFormReturn<UserForm>
  name: 'country' | 'documentTypeId' | 'idTypeUser'
  options: Options
  isReadOnly: boolean
  /** Stands where nothing is chosen. */
  emptyText?: string
  onChosen?: () => void
}

/** One choice. A value that the service does not offer is shown as text, and stays until another one is chosen. */
export function ChoiceLine(props: ChoiceLineProps): ReactElement {
  const { form, name, options, isReadOnly, emptyText, onChosen } = props
  const { t } = useTranslation(['userCard', 'common'])
  const { errors } = useFormState({ control: form.control, name, exact: true })
  const value = form.watch(name)
  const chosen = options.list.find((option) => option.value === value)
  const label = t(`userCard:fields.${name}`)
  const isLoading = options.state === 'loading'
  const unknown = isLoading ? t('common:loading') : value

  if (isReadOnly)
    return <TextField label={label} readOnly value={value === '' ? '' : textOf(chosen?.label ?? unknown)} />

  const problem = errors[name]?.message as FieldProblem | undefined
  const { onChange, ...registered } = form.register(name)
  return (
    <SelectField
      {...registered}
      // The list may arrive after the value.
      value={value}
      label={label}
      error={error()}
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
        {isLoading && value === '' ? t('common:loading') : (emptyText ?? t('userCard:choose'))}
      </option>
      {value !== '' && !chosen && <option value={value}>{textOf(unknown)}</option>}
      {options.list.map((option) => (
        <option key={option.value} value={option.value}>
          {textOf(option.label)}
        </option>
      ))}
    </SelectField>
  )

  function error(): string | undefined {
    if (options.state === 'failed') return t('userCard:optionsFailed')
    return problem && problemText(name, problem, t)
  }
}

function textOf(label: string): string {
  return serverText(label) ?? ''
}
