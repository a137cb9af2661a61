import { useRef, type ReactElement } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { TextAreaField } from '#shared/ui/TextAreaField.tsx'
import { tidy } from './characters.ts'
import { useFieldProblem, type FormFieldProps } from './formField.ts'

type FormTextAreaProps<Form extends FieldValues> = FormFieldProps<Form> & {
  /** Most characters; a counter shows below. */
  limit: number
  rows?: number
}

/** Text area of a form with a counter. */
export function FormTextArea<Form extends FieldValues>(props: FormTextAreaProps<Form>): ReactElement {
  const { form, name, label, isReadOnly, isRequired, problemText, limit, rows = 3 } = props
  const { field } = useController({ control: form.control, name })
  const { ref, value, onChange, onBlur } = field
  const problem = useFieldProblem(form, name)
  const isTyped = useRef(false)
  return (
    <TextAreaField
      ref={ref}
      name={name}
      label={label}
      isRequired={isRequired}
      value={value}
      readOnly={isReadOnly}
      limit={limit}
      rows={rows}
      error={problem && !isReadOnly ? problemText(problem) : undefined}
      onChange={(text) => {
        isTyped.current = true
        onChange(text)
        if (problem || text.length > limit) void form.trigger(name)
      }}
      onBlur={() => {
        const finished = isTyped.current ? tidy(value) : value
        isTyped.current = false
        if (finished !== value) onChange(finished)
        onBlur()
      }}
    />
  )
}
