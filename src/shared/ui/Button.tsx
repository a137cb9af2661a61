import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react'
import { Spinner } from './Spinner.tsx'

export type ButtonTone = 'primary' | 'secondary' | 'quiet'

export type ButtonProps = ComponentProps<'button'> & {
  tone?: ButtonTone
  /** Keeps focus and width, shows a spinner, and lets no second click through. */
  busy?: boolean
  /** Spoken while busy; the name of the button stays. */
  busyLabel?: string
  wide?: boolean
  icon?: ReactNode
}

export function Button({
  tone = 'primary',
  busy = false,
  busyLabel,
  wide = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement {
  function guard(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <button
        {...rest}
        {...buttonLook(tone, wide)}
        type={type}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={guard}
      >
        <span className="ui-button-label">
          {icon}
          {children}
        </span>
        {busy && (
          <span className="ui-button-busy">
            <Spinner />
          </span>
        )}
      </button>
      {busyLabel !== undefined && (
        <span className="sr-only" role="status">
          {busy ? busyLabel : ''}
        </span>
      )}
    </>
  )
}

/** For a link that looks like a button: spread it on the anchor. */
export function buttonLook(tone: ButtonTone = 'primary', wide = false) {
  return { className: 'ui-button', 'data-tone': tone, 'data-wide': wide ? '' : undefined }
}
