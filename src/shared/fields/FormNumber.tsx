import type { ComponentProps, ReactElement } from 'react'
import type { FieldValues } from 'react-hook-form'
import { NumberField } from '../ui/NumberField.tsx'
import { useFormField, type FormFieldProps } from './useFormField.ts'

type FormNumberProps<V extends FieldValues> = FormFieldProps<V> &
  Omit<ComponentProps<typeof NumberField>, 'value' | 'onChange' | 'onBlur' | 'error' | 'id'>

/** A whole number of a form; null while there is none. */
export function FormNumber<V extends FieldValues>(props: FormNumberProps<V>): ReactElement {
  const { control, name, problemText, ...own } = props
  const { value, bound } = useFormField({ control, name, problemText })
  return <NumberField {...own} {...bound} value={value} />
}
