import type { ReactElement, ReactNode } from 'react'
import type { ApiError } from '#shared/api/apiError.ts'
import { failureText } from '#shared/api/failureText.ts'
import { FailureReference } from './FailureReference.tsx'
import { Notice } from './Notice.tsx'
import { RetryTurn } from './RetryTurn.tsx'

type FailureNoticeProps = {
  error: ApiError
  title?: string
  /** In place of what the failure says by itself. */
  text?: string | undefined
  /** Without it there is nothing to be tried again here. */
  onRetry?: (() => void) | undefined
  busy?: boolean
  /** What else can be done, beside the other try. */
  wayOut?: ReactNode
  /** What follows from the failure. */
  children?: ReactNode
}

/** Says in the flow of the page that a call failed, how to name the failure, and offers to try again. */
export function FailureNotice(props: FailureNoticeProps): ReactElement {
  const { error, title, text = failureText(error), onRetry, busy, wayOut, children } = props
  const waits = error.retryAt !== undefined
  return (
    <Notice
      kind="error"
      // The seconds of the wait would be read out one after the other.
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
