import type { ReactElement } from 'react'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import type { FieldOption } from './fieldOption.ts'
import { OptionPicker } from './prime/OptionPicker.tsx'

type MultiSelectFieldProps = FieldFrameProps & {
  options: readonly FieldOption[]
  values: readonly string[]
  onChange: (values: string[]) => void
  onBlur?: (() => void) | undefined
  /** The options are still on their way. */
  isLoading?: boolean
}

/** Several of many. */
export function MultiSelectField(props: MultiSelectFieldProps): ReactElement {
  const { options, values, onChange, onBlur, isLoading, ...frame } = props
  const wiring = useFrame(frame)
  return (
    <FieldFrame frame={frame} id={wiring.id}>
      <OptionPicker
        frame={wiring}
        label={frame.label}
        {...{ options, values, onChange, onBlur, isLoading }}
      />
    </FieldFrame>
  )
}
