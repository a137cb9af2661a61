import type { ComponentProps, ReactElement } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ChoiceField } from '../ui/ChoiceField.tsx'
import { useFormField, type FormFieldProps } from './useFormField.ts'

type FormChoiceProps<V extends FieldValues> = FormFieldProps<V> &
  Omit<ComponentProps<typeof ChoiceField>, 'value' | 'onChange' | 'onBlur' | 'error' | 'id'>

/** One value of a form, out of few or many. */
export function FormChoice<V extends FieldValues>(props: FormChoiceProps<V>): ReactElement {
  const { control, name, problemText, ...own } = props
  const { value, bound } = useFormField({ control, name, problemText })
  return <ChoiceField {...own} {...bound} value={value} />
}
