import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft.ts'
import { Button } from './Button.tsx'
import { onFirstClick } from './onFirstClick.ts'

type RetryTurnProps = {
  error: ApiError
  /** Without it the retry button is elsewhere. */
  onRetry?: (() => void) | undefined
  busy?: boolean | undefined
  wide?: boolean
}

/** Retry button of a failed call, with a countdown until the retry time. */
export function RetryTurn({ error, onRetry, busy = false, wide = false }: RetryTurnProps): ReactElement {
  const { t } = useTranslation('common')
  const { retryAt = null } = error
  const seconds = useSecondsLeft(retryAt)
  const wait = seconds > 0 ? t('retryIn', { seconds }) : undefined
  return (
    <>
      {onRetry ? (
        <Button tone="secondary" busy={busy} wide={wide} unavailable={wait} onClick={onFirstClick(onRetry)}>
          {t('retry')}
        </Button>
      ) : (
        wait && <p>{wait}</p>
      )}
      {retryAt !== null && (
        <p className="sr-only" role="status">
          {wait ? '' : t('retryNow')}
        </p>
      )}
    </>
  )
}
