import type { ReactElement } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { SwitchField } from '#shared/ui/SwitchField.tsx'
import type { FormFieldProps } from './formField.ts'

type FormSwitchProps<Form extends FieldValues> = Pick<
  FormFieldProps<Form>,
  'form' | 'name' | 'label' | 'isReadOnly'
> & {
  hint: string
  onSwitched?: () => void
}

/** Switch of a form. */
export function FormSwitch<Form extends FieldValues>(props: FormSwitchProps<Form>): ReactElement {
  const { form, name, label, isReadOnly, hint, onSwitched } = props
  const { field } = useController({ control: form.control, name })
  return (
    <SwitchField
      label={label}
      hint={hint}
      isOn={field.value}
      onChange={(isOn) => {
        if (isReadOnly) return
        field.onChange(isOn)
        onSwitched?.()
      }}
      onBlur={field.onBlur}
    />
  )
}
