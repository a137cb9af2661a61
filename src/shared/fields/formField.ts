import {
  get,
  useFormState,
  type FieldError,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'

/** What every field of a form is given. */
export type FormFieldProps<Form extends FieldValues> = {
  form: UseFormReturn<Form>
  name: Path<Form>
  label: string
  isReadOnly: boolean
  isRequired?: boolean | undefined
  /** What stands below the field for a problem that its schema names. */
  problemText: (problem: string) => string
}

/** The problem that was found in a field, also before the field was on screen. */
export function useFieldProblem<Form extends FieldValues>(
  { control }: UseFormReturn<Form>,
  name: Path<Form>,
): string | undefined {
  const { errors } = useFormState({ control, name, exact: true })
  const error: FieldError | undefined = get(errors, name)
  return error?.message
}
