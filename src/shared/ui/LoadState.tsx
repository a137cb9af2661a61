import type { ReactElement, ReactNode } from 'react'
import { apiErrorOf } from '#shared/api/apiError.ts'
import { FailureNotice } from './FailureNotice.tsx'

type LoadStateProps = {
  /** The awaited queries. */
  answers: readonly { error?: unknown; isFetching: boolean; refetch: () => unknown }[]
  /** Shown while loading. */
  children?: ReactNode
}

/** Loading or error state of queries. */
export function LoadState({ answers, children }: LoadStateProps): ReactElement {
  const failed = answers.filter(({ error }) => error)
  const error = apiErrorOf(failed[0]?.error)
  if (!error || answers.some(({ isFetching }) => isFetching)) return <>{children}</>
  return <FailureNotice error={error} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
}
