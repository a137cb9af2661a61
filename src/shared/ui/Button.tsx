import { useId, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { Spinner } from './Spinner.tsx'

type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonProps = ComponentProps<'button'> & {
  tone?: ButtonTone
  /** Shows a spinner, keeps focus and width, and ignores clicks. */
  busy?: boolean
  /** Announced while busy; the name of the button stays. */
  busyLabel?: string
  /** Why it is disabled, shown below it and as its description; it stays focusable. */
  unavailable?: string | undefined
  wide?: boolean
  icon?: ReactNode
}

export function Button({
  tone = 'primary',
  busy = false,
  busyLabel,
  unavailable,
  wide = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement {
  const reasonId = useId()
  const described = [rest['aria-describedby'], unavailable && reasonId].filter(Boolean).join(' ')

  function guard(event: MouseEvent<HTMLButtonElement>): void {
    if (busy || unavailable) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <button
        {...rest}
        {...buttonLook(tone, wide)}
        type={type}
        data-autofocus={rest.autoFocus ? '' : undefined}
        aria-busy={busy || undefined}
        aria-disabled={busy || unavailable !== undefined || rest['aria-disabled']}
        aria-describedby={described || undefined}
        onClick={guard}
      >
        <ButtonLabel icon={icon}>{children}</ButtonLabel>
        {busy && (
          <span className="ui-button-busy">
            <Spinner />
          </span>
        )}
      </button>
      {unavailable && (
        <span className="ui-button-reason" id={reasonId}>
          {unavailable}
        </span>
      )}
      {busyLabel !== undefined && (
        <span className="sr-only" role="status">
          {busy ? busyLabel : ''}
        </span>
      )}
    </>
  )
}

/** Content of a button or of a link that looks like one. */
export function ButtonLabel({ icon, children }: Pick<ButtonProps, 'icon' | 'children'>): ReactElement {
  return (
    <span className="ui-button-label">
      {icon ? (
        <>
          {icon}
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </span>
  )
}

/** Attributes for a link that looks like a button. */
export function buttonLook(tone: ButtonTone = 'primary', wide = false) {
  return { className: 'ui-button', 'data-tone': tone, 'data-wide': wide ? '' : undefined }
}
