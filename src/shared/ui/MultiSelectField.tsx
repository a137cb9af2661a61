import type { ReactElement } from 'react'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import type { FieldOption } from './fieldOption.ts'
import { OptionPicker } from './prime/OptionPicker.tsx'

type MultiSelectFieldProps = FieldFrameProps & {
  options: readonly FieldOption[]
  values: readonly string[]
  onChange: (values: string[]) => void
  onBlur?: (() => void) | undefined
  /** True while the options are loading. */
  isLoading?: boolean
}

/** Choice of several among many options. */
export function MultiSelectField(props: MultiSelectFieldProps): ReactElement {
  const { frame, wiring, own } = useFrame(props)
  return (
    <FieldFrame {...frame}>
      <OptionPicker {...own} frame={wiring} label={frame.label} />
    </FieldFrame>
  )
}
