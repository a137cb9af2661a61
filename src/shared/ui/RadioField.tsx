import type { ReactElement } from 'react'
import './checkbox.css'
import { GroupFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import type { FieldOption } from './fieldOption.ts'

type RadioFieldProps = FieldFrameProps & {
  options: readonly FieldOption[]
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
}

/** One of few, all of them in sight. */
export function RadioField({ options, value, onChange, onBlur, ...frame }: RadioFieldProps): ReactElement {
  const { id, isDisabled, aria } = useFrame(frame)
  return (
    <GroupFrame frame={frame} id={id}>
      <div className="field-options" data-invalid={aria['aria-invalid']}>
        {options.map((option) => (
          <label key={option.value} className="field-option">
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              required={frame.mark === 'required'}
              disabled={isDisabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
