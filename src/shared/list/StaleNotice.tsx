import { useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import type { ApiError } from '#shared/api/apiError.ts'
import { dataAge } from '#shared/format/dataAge.ts'

type StaleNoticeProps = {
  /** When the rows came, ms. */
  since: number
  isOnline: boolean
  /** Why they could not be renewed, if that was tried. */
  error: ApiError | undefined
  isBusy: boolean
  onRetry: () => void
}

/** Says how old the rows are that stand below, where they could not be renewed. */
export function StaleNotice({ since, isOnline, error, isBusy, onRetry }: StaleNoticeProps): ReactElement {
  const { t } = useTranslation(['list', 'common'])
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const failedAt = isOnline ? (error?.at ?? 0) : null
  const [told, setTold] = useState({ failedAt, now })
  if (told.failedAt !== failedAt) setTold({ failedAt, now })
  // What happened is said; not the age, each time that it has grown.
  const live = told.now === now
  const { key, count, date } = dataAge(since, now)
  const age = t(`list:${key}`, { count, date })
  if (!isOnline)
    return (
      <Notice kind="info" live={live}>
        {t('list:dataFrom', { age })}
      </Notice>
    )
  return (
    <Notice
      kind="warning"
      live={live}
      action={
        <Button tone="secondary" busy={isBusy} onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
    >
      <p>{t('list:dataNotRenewed', { age })}</p>
      {error && <FailureReference error={error} />}
    </Notice>
  )
}
