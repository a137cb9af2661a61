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
  /** Why the value cannot be changed; its presence disables the control. */
  disabledReason?: string | undefined
}

/** What a control carries, so that the texts of its frame are read with it. */
export type FrameWiring = {
  id: string
  isDisabled: boolean
  aria: {
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
    'aria-required': true | undefined
  }
}

/** Parts what a field is given: the frame around the control, what ties the two, and what is the control's own. */
export function useFrame<Props extends FieldFrameProps>(props: Props) {
  const { id: givenId, label, hint, error, invalid, isRequired, disabledReason, ...own } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const frame = { id, label, hint: hintOf(hint, disabledReason), error, isRequired }
  const wiring: FrameWiring = {
    id,
    isDisabled: disabledReason !== undefined,
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
  const mark = isRequired ? 'required' : undefined
  const content = (
    <>
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
    </>
  )
  if (isGroup)
    return (
      <fieldset className="ui-field" aria-describedby={describedBy(props)}>
        <legend className="ui-label" data-mark={mark}>
          {label}
        </legend>
        {content}
      </fieldset>
    )
  return (
    <div className="ui-field">
      {label !== undefined && (
        <label className="ui-label" htmlFor={id} data-mark={mark}>
          {label}
        </label>
      )}
      {content}
    </div>
  )
}

function hintOf(hint: ReactNode, disabledReason: string | undefined): ReactNode {
  if (!hint || !disabledReason) return hint || disabledReason
  return (
    <>
      {hint} · {disabledReason}
    </>
  )
}

function describedBy({ id, error, hint }: Omit<FrameProps, 'children'>): string | undefined {
  return [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ') || undefined
}

const errorId = (id: string): string => `${id}-error`
const hintId = (id: string): string => `${id}-hint`
