import { useMemo, type ReactElement } from 'react'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import type { FieldOption } from './fieldOption.ts'
import { OptionPicker } from './prime/OptionPicker.tsx'

type LongSelectFieldProps = FieldFrameProps & {
  options: readonly FieldOption[]
  /** '' for none. */
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  placeholder?: string | undefined
}

/** Choice of one among many options, with a filter. */
export function LongSelectField(props: LongSelectFieldProps): ReactElement {
  const { frame, wiring, own } = useFrame(props)
  const { options, value, onChange, onBlur, placeholder } = own
  const values = useMemo(() => (value === '' ? [] : [value]), [value])
  return (
    <FieldFrame {...frame}>
      <OptionPicker
        {...{ options, values, onBlur, placeholder }}
        frame={wiring}
        label={frame.label}
        isSingle
        onChange={([chosen = '']) => onChange(chosen)}
      />
    </FieldFrame>
  )
}
