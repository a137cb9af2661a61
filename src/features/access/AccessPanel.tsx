import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { TableSkeleton } from '#shared/cards/TableSkeleton.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { failureOf, type Asked } from './useGrants.ts'

type AccessPanelProps = {
  asked: readonly Asked[]
  /** Queries without which the rest is shown all the same. */
  askedFacts?: readonly Asked[]
  /** Summary sentence, null while unknown. */
  summary?: string | null
  /** What is not included. */
  limits?: string
  children: ReactNode
}

/** Result of an access query: summary, tree, and what is not included. */
export function AccessPanel({
  asked,
  askedFacts = [],
  summary,
  limits,
  children,
}: AccessPanelProps): ReactElement {
  const { t } = useTranslation('access')
  const failure = failureOf(asked)

  function content(): ReactNode {
    if (failure) return <FailureNotice error={failure.error} onRetry={failure.retry} />
    if ([...asked, ...askedFacts].some(({ isLoading }) => isLoading))
      return <TableSkeleton label={t('loading')} />
    const lacking = failureOf(askedFacts)
    return (
      <>
        {lacking && <FailureNotice error={lacking.error} onRetry={lacking.retry} />}
        <p className="access-summary if-any">{summary}</p>
        {children}
      </>
    )
  }
  return (
    <div className="access-body stack gap-3">
      {content()}
      {limits && <p className="access-limits muted small">{limits}</p>}
    </div>
  )
}
