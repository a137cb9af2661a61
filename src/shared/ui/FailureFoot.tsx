import type { ReactElement } from 'react'
import type { ApiError } from '#shared/api/apiError.ts'
import { FailureReference } from './FailureReference.tsx'
import { RetryTurn } from './RetryTurn.tsx'

type FailureFootProps = {
  error: ApiError
  /** Retry, disabled until the retry time. */
  onRetry?: (() => void) | undefined
}

/** Reference and retry in the dialog of a failed change. */
export function FailureFoot({ error, onRetry }: FailureFootProps): ReactElement {
  return (
    <>
      <FailureReference error={error} />
      {onRetry && <RetryTurn wide error={error} onRetry={onRetry} />}
    </>
  )
}
