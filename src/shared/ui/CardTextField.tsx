import { InputText, type InputTextProps } from 'primereact/inputtext'
import type { ReactElement, Ref } from 'react'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { PrimePart } from './prime/PrimePart.tsx'

type CardTextFieldProps = FieldFrameProps &
  Omit<InputTextProps, 'id' | 'invalid' | 'pt' | 'ref'> & { ref?: Ref<HTMLInputElement> }

/** A line of text on a card or in a dialog. Takes what react-hook-form's `register` gives, `ref` included. */
export function CardTextField({ ref, ...props }: CardTextFieldProps): ReactElement {
  const { frame, wiring, own } = useFrame(props)
  // PrimeReact hands its own `ref` over after the first paint, and never takes it back: a form would fill in late.
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
