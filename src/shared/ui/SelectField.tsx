import type { ComponentProps, ReactElement } from 'react'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { ChevronDownIcon } from './icons.tsx'

type SelectFieldProps = FieldFrameProps & ComponentProps<'select'>

/** The browser's select; its options are the children. */
export function SelectField({ children, ...props }: SelectFieldProps): ReactElement {
  const { frame, wiring, own } = useFrame(props)
  return (
    <FieldFrame {...frame}>
      <div className="ui-control">
        <select {...own} {...wiring.aria} id={wiring.id} className="ui-input">
          {children}
        </select>
        <span className="ui-chevron">
          <ChevronDownIcon size={18} />
        </span>
      </div>
    </FieldFrame>
  )
}
