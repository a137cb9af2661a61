import type { ReactElement } from 'react'
import { FieldNotes } from './Field.tsx'
import { useFrame, type FieldFrameProps } from './FieldFrame.tsx'

type SwitchFieldProps = Omit<FieldFrameProps, 'mark'> & {
  isOn: boolean
  onChange: (isOn: boolean) => void
  onBlur?: (() => void) | undefined
}

/** Yes or no, in force with the rest of the form. */
export function SwitchField({ isOn, onChange, onBlur, ...frame }: SwitchFieldProps): ReactElement {
  const { id, aria, isDisabled } = useFrame(frame)
  const hint = [frame.help, frame.disabledReason].filter(Boolean)
  return (
    <div className="ui-field" data-size={frame.size}>
      <label className="field-switch">
        <input
          {...aria}
          id={id}
          type="checkbox"
          role="switch"
          checked={isOn}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        {frame.label}
      </label>
      <FieldNotes
        id={id}
        error={frame.error}
        hint={hint.length > 0 && hint.map((text, at) => <span key={at}>{text} </span>)}
      />
    </div>
  )
}
