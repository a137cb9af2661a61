import type { ComponentProps, ReactElement } from 'react'
import type { FieldValues } from 'react-hook-form'
import { MultiSelectField } from '../ui/MultiSelectField.tsx'
import { useFormField, type FormFieldProps } from './useFormField.ts'

type FormMultiSelectProps<V extends FieldValues> = FormFieldProps<V> &
  Omit<ComponentProps<typeof MultiSelectField>, 'values' | 'onChange' | 'onBlur' | 'error' | 'id'>

/** Several values of a form, out of many. */
export function FormMultiSelect<V extends FieldValues>(props: FormMultiSelectProps<V>): ReactElement {
  const { control, name, problemText, ...own } = props
  const { value, bound } = useFormField({ control, name, problemText })
  return <MultiSelectField {...own} {...bound} values={value} />
}
