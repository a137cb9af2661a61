import { useEffect, useId } from 'react'
import { useController, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { useFieldProblem } from './formField.ts'

type FormFieldOptions<Form extends FieldValues, Name extends Path<Form>> = {
  form: UseFormReturn<Form>
  name: Name
  /** Without it the problem itself is the text. */
  problemText?: (problem: string) => string
}

/** Connects a control to a form: id, value, events, error and focus. */
export function useFormField<Form extends FieldValues, Name extends Path<Form>>({
  form,
  name,
  problemText = (problem) => problem,
}: FormFieldOptions<Form, Name>) {
  const id = useId()
  const { field } = useController({ control: form.control, name })
  const { ref, value, onChange, onBlur } = field
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id])
  const problem = useFieldProblem(form, name)
  const error = problem === undefined ? undefined : problemText(problem)
  return { value, bound: { id, onChange, onBlur, error } }
}
