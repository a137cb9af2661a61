import {
  get,
  useFormState,
  type FieldError,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'

/** Props of every form field. */
export type FormFieldProps<Form extends FieldValues> = {
  form: UseFormReturn<Form>
  name: Path<Form>
  label: string
  isReadOnly: boolean
  isRequired?: boolean | undefined
  /** Text for a problem of the schema. */
  problemText: (problem: string) => string
}

/** Problem of a field, even if found before it was mounted. */
export function useFieldProblem<Form extends FieldValues>(
  { control }: UseFormReturn<Form>,
  name: Path<Form>,
): string | undefined {
  const { errors } = useFormState({ control, name, exact: true })
  const error: FieldError | undefined = get(errors, name)
  return error?.message
}
