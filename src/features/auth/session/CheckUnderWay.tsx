import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { Waiting } from '../page/Waiting.tsx'
import './texts.ts'

/** Shown during a token check, with a retry after a lost answer. */
export function CheckUnderWay({
  error,
  onRetry,
}: {
  error: ApiError | undefined
  onRetry: () => void
}): ReactElement {
  const { t } = useTranslation(['session', 'common'])
  return (
    <PublicPage>
      {error ? <FailureNotice error={error} onRetry={onRetry} /> : <Waiting text={t('checking')} />}
    </PublicPage>
  )
}
