import { Suspense, useMemo, type ReactElement } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { serverText } from '#shared/texts/serverText.ts'
import { nativeUpTo } from '#shared/ui/fieldOption.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { ChoiceField } from './ChoiceSelect.tsx'
import { useFieldProblem, type FormFieldProps } from './formField.ts'
import type { Options } from './options.ts'
import { useFormField } from './useFormField.ts'

type FormSelectProps<Form extends FieldValues> = FormFieldProps<Form> & {
  options: Options
  /** Stands where nothing is chosen. */
  emptyText?: string
  onChosen?: () => void
}

/**
 * One choice: out of few in the browser's own list, out of very many in one with a filter. A value that the service
 * does not offer is shown as text, and stays until another one is chosen. While it is read-only nothing changes the
 * value, and the field keeps the focus.
 */
export function FormSelect<Form extends FieldValues>(props: FormSelectProps<Form>): ReactElement {
  const { form, name, label, options } = props
  if (options.list.length <= nativeUpTo) return <ShortSelect {...props} />
  const value: string = form.watch(name)
  const text = options.list.find((option) => option.value === value)?.label ?? value
  return (
    <Suspense fallback={<TextField label={label} readOnly value={textOf(text)} />}>
      <LongSelect {...props} />
    </Suspense>
  )
}

function ShortSelect<Form extends FieldValues>(props: FormSelectProps<Form>): ReactElement {
  const { form, name, label, isReadOnly, problemText, options, emptyText, onChosen } = props
  const { t } = useTranslation(['cards', 'common'])
  const problem = useFieldProblem(form, name)
  const value: string = form.watch(name)
  const isOffered = options.list.some((option) => option.value === value)
  const isLoading = options.state === 'loading'
  const { onChange, ...registered } = form.register(name)
  return (
    <SelectField
      {...registered}
      // The list may arrive after the value.
      value={value}
      label={label}
      isRequired={props.isRequired}
      aria-readonly={isReadOnly || undefined}
      error={options.state === 'failed' ? t('cards:optionsFailed') : problem && problemText(problem)}
      hint={
        options.state === 'failed' && <LinkButton onClick={options.retry}>{t('common:retry')}</LinkButton>
      }
      onChange={async (event) => {
        if (isReadOnly) return
        await onChange(event)
        if (problem) await form.trigger(name)
        onChosen?.()
      }}
    >
      <option value="">
        {isLoading && value === '' ? t('common:loading') : (emptyText ?? t('cards:choose'))}
      </option>
      {value !== '' && !isOffered && (
        <option value={value}>{textOf(isLoading ? t('common:loading') : value)}</option>
      )}
      {options.list.map((option) => (
        <option key={option.value} value={option.value}>
          {textOf(option.label)}
        </option>
      ))}
    </SelectField>
  )
}

function LongSelect<Form extends FieldValues>(props: FormSelectProps<Form>): ReactElement {
  const { form, name, label, isReadOnly, problemText, options, emptyText, onChosen } = props
  const { t } = useTranslation('cards')
  const { value, bound } = useFormField({ form, name, problemText })
  const list = useMemo(
    () => options.list.map((option) => ({ value: option.value, label: textOf(option.label) })),
    [options.list],
  )
  return (
    <ChoiceField
      {...bound}
      label={label}
      mark={props.isRequired ? 'required' : undefined}
      options={list}
      value={value}
      placeholder={emptyText ?? t('choose')}
      onChange={(chosen) => {
        if (isReadOnly) return
        bound.onChange(chosen)
        if (bound.error !== undefined) void form.trigger(name)
        onChosen?.()
      }}
    />
  )
}

function textOf(label: string): string {
  return serverText(label) ?? ''
}
