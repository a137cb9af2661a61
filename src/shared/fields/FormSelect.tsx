import { useMemo, type ReactElement } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { ChoiceSelect } from './ChoiceSelect.tsx'
import type { FormFieldProps } from './formField.ts'
import type { FieldOptions } from './options.ts'
import { useFormField } from './useFormField.ts'

type FormSelectProps<Form extends FieldValues> = FormFieldProps<Form> & {
  options: FieldOptions
  /** Shown without a choice. */
  emptyText?: string
  onChosen?: () => void
}

/**
 * Select of a form. A stored value that is not offered is shown as text and stays until another one is chosen. A
 * read-only one stays focusable.
 */
export function FormSelect<Form extends FieldValues>(props: FormSelectProps<Form>): ReactElement {
  const { form, name, label, isReadOnly, isRequired, problemText, options, emptyText, onChosen } = props
  const { t } = useTranslation(['cards', 'common'])
  const { value, bound } = useFormField({ form, name, problemText })
  const { list, state, retry } = options
  const waiting = state === 'loading' ? t('common:loading') : undefined
  const shown = useMemo(() => {
    const offered = list.map((option) => ({ value: option.value, label: textOf(option.label) }))
    const isOffered = value === '' || offered.some((option) => option.value === value)
    return isOffered ? offered : [{ value, label: waiting ?? textOf(value) }, ...offered]
  }, [list, value, waiting])
  return (
    <ChoiceSelect
      {...bound}
      {...{ label, isRequired, isReadOnly, value }}
      options={shown}
      placeholder={(value === '' && waiting) || (emptyText ?? t('cards:choose'))}
      error={state === 'failed' ? t('cards:optionsFailed') : bound.error}
      hint={state === 'failed' && <LinkButton onClick={retry}>{t('common:retry')}</LinkButton>}
      onChange={(chosen) => {
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
