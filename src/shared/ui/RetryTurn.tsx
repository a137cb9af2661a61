import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft.ts'
import { Button } from './Button.tsx'
import { onFirstClick } from './onFirstClick.ts'

type RetryTurnProps = {
  error: ApiError
  /** Without it the other try stands elsewhere. */
  onRetry?: (() => void) | undefined
  busy?: boolean | undefined
  wide?: boolean
}

/** The other try of a call that failed, from when on the service wants to be asked again; until then, how long that is. */
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
