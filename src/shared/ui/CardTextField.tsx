import { InputText, type InputTextProps } from 'primereact/inputtext'
import type { ReactElement, Ref } from 'react'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { PrimePart } from './prime/PrimePart.tsx'

type CardTextFieldProps = FieldFrameProps &
  Omit<InputTextProps, 'id' | 'invalid' | 'pt' | 'ref'> & { ref?: Ref<HTMLInputElement> }

/** Text field of cards and dialogs. Accepts the props of react-hook-form's `register`, including `ref`. */
export function CardTextField({ ref, ...props }: CardTextFieldProps): ReactElement {
  const { frame, wiring, own } = useFrame(props)
  // PrimeReact sets its own `ref` after the first paint, too late for the form's initial value.
  const attributes = { ...wiring.aria, id: wiring.id, ref }
  return (
    <FieldFrame {...frame}>
      <div className="ui-control">
        <PrimePart>
          <InputText type="text" {...own} pt={{ root: attributes }} />
        </PrimePart>
      </div>
    </FieldFrame>
  )
}
