import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'

export type TextFieldProps = FieldFrameProps & ComponentProps<'input'> & { icon?: ReactNode }

/** Text field. Accepts the props of react-hook-form's `register`, including `ref`. */
export function TextField({ icon, ...props }: TextFieldProps): ReactElement {
  const { frame, wiring, own } = useFrame(props)
  return (
    <FieldFrame {...frame}>
      <div className="ui-control" data-icon={icon ? '' : undefined}>
        {icon && <span className="ui-icon-slot">{icon}</span>}
        <input type="text" {...own} {...wiring.aria} id={wiring.id} className="ui-input" />
      </div>
    </FieldFrame>
  )
}
