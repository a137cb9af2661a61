import type { ReactElement, ReactNode } from 'react'
import { type ApiError, failureText } from '#shared/api/apiError.ts'
import { FailureReference } from './FailureReference.tsx'
import { Notice } from './Notice.tsx'
import { RetryTurn } from './RetryTurn.tsx'

type FailureNoticeProps = {
  error: ApiError
  title?: string
  /** Replaces the failure's message. */
  text?: string | undefined
  /** Without it there is no retry button. */
  onRetry?: (() => void) | undefined
  busy?: boolean
  /** Another action next to the retry. */
  wayOut?: ReactNode
  /** Consequence of the failure. */
  children?: ReactNode
}

/** Inline message about a failed call, with reference and retry. */
export function FailureNotice(props: FailureNoticeProps): ReactElement {
  const { error, title, text = failureText(error), onRetry, busy, wayOut, children } = props
  const waits = error.retryAt !== undefined
  return (
    <Notice
      kind="error"
      // Otherwise every second of the countdown would be announced.
      live={!waits}
      action={
        (onRetry || waits || wayOut) && (
          <>
            <RetryTurn error={error} onRetry={onRetry} busy={busy} />
            {wayOut}
          </>
        )
      }
    >
      <div className="ui-notice-body" role={waits ? 'alert' : undefined}>
        {title && <p className="ui-notice-title">{title}</p>}
        <p>
          <bdi>{text}</bdi>
        </p>
        {children}
        <FailureReference error={error} />
      </div>
    </Notice>
  )
}
