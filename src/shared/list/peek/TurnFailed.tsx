import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import type { PeekProps } from './peekProps.ts'
import './peekTexts.ts'

/** Error of reading the next page, with retry. */
export function TurnFailed({ turning }: Pick<PeekProps<unknown>, 'turning'>): ReactElement | null {
  const { t } = useTranslation('peek')
  if (!turning?.error) return null
  return (
    <FailureNotice error={turning.error} busy={turning.isFetching} onRetry={turning.refetch}>
      <p>{t('notTurned')}</p>
    </FailureNotice>
  )
}
