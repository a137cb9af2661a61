import { InputSwitch } from 'primereact/inputswitch'
import type { ReactElement } from 'react'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import './fields.css'
import { PrimePart } from './prime/PrimePart.tsx'

type SwitchFieldProps = FieldFrameProps & {
  isOn: boolean
  onChange: (isOn: boolean) => void
  onBlur?: (() => void) | undefined
}

/** Switch of a form, saved with it. */
export function SwitchField(props: SwitchFieldProps): ReactElement {
  const { frame, wiring, own } = useFrame(props)
  const { isOn, onChange, onBlur } = own
  return (
    <FieldFrame {...frame} label={undefined}>
      <label className="field-switch">
        <PrimePart>
          <InputSwitch
            pt={{ input: wiring.aria }}
            inputId={wiring.id}
            checked={isOn}
            onChange={(event) => onChange(event.value)}
            {...(onBlur && { onBlur })}
          />
        </PrimePart>
        {frame.label}
      </label>
    </FieldFrame>
  )
}
