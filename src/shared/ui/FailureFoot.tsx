import type { ReactElement } from 'react'
import type { ApiError } from '#shared/api/apiError.ts'
import { FailureReference } from './FailureReference.tsx'
import { RetryTurn } from './RetryTurn.tsx'

type FailureFootProps = {
  error: ApiError
  /** Does it again, from when on the service wants to be asked. */
  onRetry?: (() => void) | undefined
}

/** Below the text of a dialog about a change that failed. */
export function FailureFoot({ error, onRetry }: FailureFootProps): ReactElement {
  return (
    <>
      <FailureReference error={error} />
      {onRetry && <RetryTurn wide error={error} onRetry={onRetry} />}
    </>
  )
}
