import { RadioButton } from 'primereact/radiobutton'
import type { ReactElement } from 'react'
import './checkbox.css'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import type { FieldOption } from './fieldOption.ts'
import './fields.css'
import { PrimePart } from './prime/PrimePart.tsx'

type RadioFieldProps = FieldFrameProps & {
  options: readonly FieldOption[]
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
}

/** Choice of one among few visible options. */
export function RadioField(props: RadioFieldProps): ReactElement {
  const { frame, wiring, own } = useFrame(props)
  const { options, value, onChange, onBlur } = own
  return (
    <FieldFrame {...frame} isGroup>
      <PrimePart>
        <div className="field-options" data-invalid={wiring.aria['aria-invalid']}>
          {options.map((option) => (
            <label key={option.value} className="field-option">
              <RadioButton
                name={wiring.id}
                value={option.value}
                checked={option.value === value}
                {...(frame.isRequired && { required: true })}
                onChange={() => onChange(option.value)}
                {...(onBlur && { onBlur })}
              />
              {option.label}
            </label>
          ))}
        </div>
      </PrimePart>
    </FieldFrame>
  )
}
