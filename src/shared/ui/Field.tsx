import type { ReactElement, ReactNode } from 'react'
import { ErrorIcon } from './icons.tsx'

export type FieldTexts = {
  label: string
  hint?: ReactNode
  /** Its presence marks the control as invalid. */
  error?: string | undefined
  /** Told beforehand, to the eye and to screen readers. */
  isRequired?: boolean | undefined
  /** Marks the control without a text of its own. */
  invalid?: boolean | undefined
}

type FieldProps = FieldTexts & { id: string; children: ReactNode }

/** Label above, control, then one line kept free for what there is to say about it. */
export function Field({ id, label, hint, error, isRequired, children }: FieldProps): ReactElement {
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id} data-mark={isRequired ? 'required' : undefined}>
        {label}
      </label>
      {children}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  )
}

/** The line below a control: its error and its help. */
export function FieldNotes({ id, error, hint }: Omit<FieldTexts, 'label'> & { id: string }): ReactElement {
  return (
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
  )
}

/** What a control inside a `Field` must carry, so that its texts are read with it. */
export function fieldAria(
  id: string,
  { error, hint, isRequired, invalid = false }: Omit<FieldTexts, 'label'>,
) {
  const described = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ')
  return {
    'aria-invalid': error !== undefined || invalid || undefined,
    'aria-describedby': described || undefined,
    'aria-required': isRequired || undefined,
  }
}

export function errorId(id: string): string {
  return `${id}-error`
}

export function hintId(id: string): string {
  return `${id}-hint`
}
