import { useId, type ReactElement, type ReactNode } from 'react'
import { ErrorIcon } from './icons.tsx'

/** Props of every field besides its value. */
export type FieldFrameProps = {
  id?: string | undefined
  label: string
  hint?: ReactNode
  /** Marks the control as invalid. */
  error?: string | undefined
  /** Marks the control as invalid without a message. */
  invalid?: boolean | undefined
  /** Shown and announced as required. */
  isRequired?: boolean | undefined
}

/** Attributes that connect a control with its label, hint and error. */
export type FrameWiring = {
  id: string
  aria: {
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
    'aria-required': true | undefined
  }
}

/** Splits the props of a field into props of frame, wiring and control. */
export function useFrame<Props extends FieldFrameProps>(props: Props) {
  const { id: givenId, label, hint, error, invalid, isRequired, ...own } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const frame = { id, label, hint, error, isRequired }
  const wiring: FrameWiring = {
    id,
    aria: {
      'aria-describedby': describedBy(frame),
      'aria-invalid': error !== undefined || invalid || undefined,
      'aria-required': isRequired || undefined,
    },
  }
  return { frame, wiring, own }
}

type FrameProps = Pick<FieldFrameProps, 'hint' | 'error' | 'isRequired'> & {
  id: string
  /** Absent if the control has its own label. */
  label?: ReactNode
  /** True if the control is a group. */
  isGroup?: boolean
  children: ReactNode
}

/** Label, control, and one reserved line for hint or error. */
export function FieldFrame(props: FrameProps): ReactElement {
  const { id, label, hint, error, isRequired, isGroup = false, children } = props
  const Frame = isGroup ? 'fieldset' : 'div'
  const Label = isGroup ? 'legend' : 'label'
  return (
    <Frame className="ui-field" {...(isGroup && { 'aria-describedby': describedBy(props) })}>
      {label !== undefined && (
        <Label
          className="ui-label"
          data-mark={isRequired ? 'required' : undefined}
          {...(!isGroup && { htmlFor: id })}
        >
          {label}
        </Label>
      )}
      {children}
      <div className="ui-notes">
        {error && (
          <p className="ui-error" id={errorId(id)}>
            <ErrorIcon size={16} />
            {error}
          </p>
        )}
        {hint && (
          <div className="ui-hint" id={hintId(id)}>
            {hint}
          </div>
        )}
      </div>
    </Frame>
  )
}

function describedBy({ id, error, hint }: Omit<FrameProps, 'children'>): string | undefined {
  return [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ') || undefined
}

const errorId = (id: string): string => `${id}-error`
const hintId = (id: string): string => `${id}-hint`
