import type { ReactElement, ReactNode } from 'react'
import { type ApiError, refusalWords } from '#shared/api/apiError.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

type RefusalNoticeProps = {
  refusal: ApiError
  /** What happens next. */
  children?: ReactNode
}

/** Shows the service's message, or a generic one with a reference (COD-10, ERR-01). */
export function RefusalNotice({ refusal, children }: RefusalNoticeProps): ReactElement {
  const words = refusalWords(refusal)
  if (words === null) return <FailureNotice error={refusal}>{children}</FailureNotice>
  return (
    <Notice kind="error">
      <p>{words}</p>
      {children}
    </Notice>
  )
}
