import type { ReactElement } from 'react'
import './checkbox.css'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import type { FieldOption } from './fieldOption.ts'
import './fields.css'

type RadioFieldProps = FieldFrameProps & {
  options: readonly FieldOption[]
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
}

/** One of few, all of them in sight. */
export function RadioField(props: RadioFieldProps): ReactElement {
  const { frame, wiring, own } = useFrame(props)
  const { options, value, onChange, onBlur } = own
  return (
    <FieldFrame {...frame} isGroup>
      <div className="field-options" data-invalid={wiring.aria['aria-invalid']}>
        {options.map((option) => (
          <label key={option.value} className="field-option">
            <input
              type="radio"
              name={wiring.id}
              value={option.value}
              checked={option.value === value}
              required={frame.isRequired}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
