import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import type { ApiError } from '#shared/api/apiError.ts'
import { formatTime } from '#shared/format/formatTime.ts'

type StaleNoticeProps = {
  /** When the rows came, ms. */
  since: number
  isOnline: boolean
  /** Why they could not be renewed, if that was tried. */
  error: ApiError | undefined
  isBusy: boolean
  onRetry: () => void
}

/** Says of when the rows are that stand below, where they could not be renewed. */
export function StaleNotice({ since, isOnline, error, isBusy, onRetry }: StaleNoticeProps): ReactElement {
  const { t } = useTranslation(['list', 'common'])
  const date = formatTime(since)
  if (!isOnline) return <Notice kind="info">{t('list:dataFrom', { date })}</Notice>
  return (
    <Notice
      kind="warning"
      action={
        <Button tone="secondary" busy={isBusy} onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
    >
      <p>{t('list:dataNotRenewed', { date })}</p>
      {error && <FailureReference error={error} />}
    </Notice>
  )
}
