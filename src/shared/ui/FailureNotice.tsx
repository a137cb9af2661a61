import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { failureText } from '#shared/api/failureText.ts'
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft.ts'
import { Button } from './Button.tsx'
import { FailureReference } from './FailureReference.tsx'
import { Notice } from './Notice.tsx'

type FailureNoticeProps = {
  error: ApiError
  /** Without it there is nothing to be tried again here. */
  onRetry?: () => void
  busy?: boolean
  /** What else can be done, beside the other try. */
  wayOut?: ReactNode
  /** What follows from the failure. */
  children?: ReactNode
}

/** Says in the flow of the page that a call failed, how to name the failure, and offers to try again. */
export function FailureNotice({
  error,
  onRetry,
  busy = false,
  wayOut,
  children,
}: FailureNoticeProps): ReactElement {
  const { t } = useTranslation('common')
  const { retryAt = null } = error
  const seconds = useSecondsLeft(retryAt)
  const waits = retryAt !== null
  return (
    <Notice
      kind="error"
      // The seconds below the button would be read out one after the other.
      live={!waits}
      action={
        onRetry && (
          <>
            <Button
              tone="secondary"
              busy={busy}
              unavailable={seconds > 0 ? t('retryIn', { seconds }) : undefined}
              onClick={onRetry}
            >
              {t('retry')}
            </Button>
            {wayOut}
          </>
        )
      }
    >
      <div className="ui-notice-body" role={waits ? 'alert' : undefined}>
        <p>{failureText(error)}</p>
        {children}
        <FailureReference error={error} />
      </div>
      {!onRetry && seconds > 0 && <p>{t('retryIn', { seconds })}</p>}
      {waits && (
        <p className="sr-only" role="status">
          {seconds > 0 ? '' : t('retryNow')}
        </p>
      )}
    </Notice>
  )
}
