import type { ReactElement } from 'react'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import './fields.css'

type SwitchFieldProps = FieldFrameProps & {
  isOn: boolean
  onChange: (isOn: boolean) => void
  onBlur?: (() => void) | undefined
}

/** Yes or no, in force with the rest of the form. */
export function SwitchField(props: SwitchFieldProps): ReactElement {
  const { frame, wiring, own } = useFrame(props)
  const { isOn, onChange, onBlur } = own
  return (
    <FieldFrame {...frame} label={undefined}>
      <label className="field-switch">
        <input
          {...wiring.aria}
          id={wiring.id}
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        {frame.label}
      </label>
    </FieldFrame>
  )
}
