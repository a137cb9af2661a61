import type { ComponentProps, ReactElement } from 'react'
import type { FieldValues } from 'react-hook-form'
import { NumberField } from '../ui/NumberField.tsx'
import type { FormFieldProps } from './formField.ts'
import { useFormField } from './useFormField.ts'

type FormNumberProps<Form extends FieldValues> = FormFieldProps<Form> &
  Omit<ComponentProps<typeof NumberField>, 'value' | 'onChange' | 'onBlur' | 'error' | 'id'>

/** Whole number field of a form; empty is null. */
export function FormNumber<Form extends FieldValues>(props: FormNumberProps<Form>): ReactElement {
  const { form, name, problemText, ...own } = props
  const { value, bound } = useFormField({ form, name, problemText })
  return <NumberField {...own} {...bound} value={value} />
}
