import { useId, type ReactElement, type ReactNode } from 'react'
import { ErrorIcon } from './icons.tsx'

/** What every field takes besides its value. */
export type FieldFrameProps = {
  id?: string | undefined
  label: string
  hint?: ReactNode
  /** Its presence marks the control as invalid. */
  error?: string | undefined
  /** Marks the control without a text of its own. */
  invalid?: boolean | undefined
  /** Told beforehand, to the eye and to screen readers. */
  isRequired?: boolean | undefined
}

/** What a control carries, so that the texts of its frame are read with it. */
export type FrameWiring = {
  id: string
  aria: {
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
    'aria-required': true | undefined
  }
}

/** Parts what a field is given: the frame around the control, what ties the two, and what is the control's own. */
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
  /** Absent where the control has its label beside it. */
  label?: ReactNode
  /** The control has several parts, which share the name. */
  isGroup?: boolean
  children: ReactNode
}

/** Label above, control, then one line kept free for what there is to say about it. */
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
