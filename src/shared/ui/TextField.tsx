import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { Field, fieldAria, type FieldTexts } from './Field.tsx'

export type TextFieldProps = FieldTexts & ComponentProps<'input'> & { icon?: ReactNode }

/** A line of text. Takes what react-hook-form's `register` gives, `ref` included. */
export function TextField({
  label,
  hint,
  error,
  invalid,
  isRequired,
  icon,
  id,
  ...input
}: TextFieldProps): ReactElement {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <Field id={inputId} label={label} hint={hint} error={error} isRequired={isRequired}>
      <div className="ui-control" data-icon={icon ? '' : undefined}>
        {icon && <span className="ui-icon-slot">{icon}</span>}
        <input
          type="text"
          {...input}
          {...fieldAria(inputId, { error, hint, isRequired, invalid })}
          id={inputId}
          className="ui-input"
        />
      </div>
    </Field>
  )
}
