import { useId, type ComponentProps, type ReactElement } from 'react'
import { Field, fieldAria, type FieldTexts } from './Field.tsx'
import { ChevronDownIcon } from './icons.tsx'

export type SelectFieldProps = FieldTexts & ComponentProps<'select'>

/** The browser's own list; its options are the children. */
export function SelectField(props: SelectFieldProps): ReactElement {
  const { label, hint, error, invalid, isRequired, id, children, ...select } = props
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <Field id={selectId} label={label} hint={hint} error={error} isRequired={isRequired}>
      <div className="ui-control">
        <select
          {...select}
          {...fieldAria(selectId, { error, hint, isRequired, invalid })}
          id={selectId}
          className="ui-input"
        >
          {children}
        </select>
        <span className="ui-chevron">
          <ChevronDownIcon size={18} />
        </span>
      </div>
    </Field>
  )
}
