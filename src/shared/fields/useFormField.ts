import { useEffect, useId } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'

export type FormFieldProps<V extends FieldValues> = {
  control: Control<V>
  name: FieldPath<V>
  /** The text of what the form found; without it what the form found is the text. */
  problemText?: ((problem: string) => string) | undefined
}

/** What ties a field control to a form: id, value, events, error; the form can move the focus to it. */
export function useFormField<V extends FieldValues>({ control, name, problemText }: FormFieldProps<V>) {
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onChange, onBlur } = field
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id])
  const problem = fieldState.error?.message
  const error = problem === undefined ? undefined : (problemText?.(problem) ?? problem)
  return { value, bound: { id, onChange, onBlur, error } }
}
