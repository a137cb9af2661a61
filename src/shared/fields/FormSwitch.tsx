import type { ReactElement } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { SwitchField } from '#shared/ui/SwitchField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { FormFieldProps } from './formField.ts'

type FormSwitchProps<Form extends FieldValues> = Omit<FormFieldProps<Form>, 'problemText'> & {
  help: string
  /** Nothing is to be changed for a moment, as while it is saved. */
  isLocked: boolean
  /** What stands there while nothing can be changed. */
  texts: { yes: string; no: string }
}

/** Yes or no in a form. */
export function FormSwitch<Form extends FieldValues>(props: FormSwitchProps<Form>): ReactElement {
  const { form, name, label, isReadOnly, isLocked, help, texts } = props
  const { field } = useController({ control: form.control, name })
  if (isReadOnly) return <TextField label={label} readOnly value={field.value ? texts.yes : texts.no} />
  return (
    <SwitchField
      label={label}
      help={help}
      isOn={field.value}
      onChange={(isOn) => !isLocked && field.onChange(isOn)}
      onBlur={field.onBlur}
    />
  )
}
