import type { ComponentProps, ReactElement } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DateField } from '../ui/DateField.tsx'
import { useFormField, type FormFieldProps } from './useFormField.ts'

type FormDateProps<V extends FieldValues> = FormFieldProps<V> &
  Omit<ComponentProps<typeof DateField>, 'value' | 'onChange' | 'onBlur' | 'error' | 'id'>

/** A date of a form, as `YYYY-MM-DD` text. */
export function FormDate<V extends FieldValues>(props: FormDateProps<V>): ReactElement {
  const { control, name, problemText, ...own } = props
  const { value, bound } = useFormField({ control, name, problemText })
  return <DateField {...own} {...bound} value={value} />
}
