import type { ComponentProps, ReactElement } from 'react'
import type { FieldValues } from 'react-hook-form'
import { PictureField } from '../ui/PictureField.tsx'
import { useFormField, type FormFieldProps } from './useFormField.ts'

type FormPictureProps<V extends FieldValues> = FormFieldProps<V> &
  Omit<ComponentProps<typeof PictureField>, 'file' | 'onChange' | 'onBlur' | 'error' | 'id'>

/** A picture file of a form; null while there is none. */
export function FormPicture<V extends FieldValues>(props: FormPictureProps<V>): ReactElement {
  const { control, name, problemText, ...own } = props
  const { value, bound } = useFormField({ control, name, problemText })
  return <PictureField {...own} {...bound} file={value} />
}
