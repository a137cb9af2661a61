import type { ReactElement } from 'react'
import type { ApiError } from '#shared/api/apiError.ts'
import { turnAfter } from '#shared/api/retryAt.ts'
import { FailureReference } from './FailureReference.tsx'
import { RetryTurn } from './RetryTurn.tsx'

type FailureFootProps = {
  error: ApiError
  /** Does it again; offered where the service was only too busy to do it. */
  onRetry?: (() => void) | undefined
}

/** Below the text of a dialog about a change that failed. */
export function FailureFoot({ error, onRetry }: FailureFootProps): ReactElement {
  return (
    <>
      <FailureReference error={error} />
      {onRetry && turnAfter(error) !== null && <RetryTurn wide error={error} onRetry={onRetry} />}
    </>
  )
}
