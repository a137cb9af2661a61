import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft.ts'
import { refreshSession } from '#shared/session/refresh.ts'
import { endSession } from '#shared/session/sessionEvents.ts'
import { readSession } from '#shared/session/tokens.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DialogCard } from '#shared/ui/DialogCard.tsx'
import { LockIcon } from '#shared/ui/icons.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { clockText } from '../page/countdown.ts'
import './texts.ts'

/** Counts down to the end of a session (local time, ms) and asks again in the last minute. */
export function EndSoon({ end }: { end: number }): ReactElement {
  const { t } = useTranslation('again')
  const left = useSecondsLeft(end)
  const isLastMinute = left <= 60
  const [seen, setSeen] = useState<'before' | 'last-minute' | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { busy, run } = useOneAtATime()
  const offline = useOfflineReason()
  const isShown = seen === null || (seen === 'before' && isLastMinute)
  const putOff = (): void => setSeen(isLastMinute ? 'last-minute' : 'before')

  return (
    <>
      {isShown && (
        <DialogCard
          title={t('soonTitle')}
          text={t('soon', { time: clockText(left) })}
          icon={<LockIcon size={24} />}
          tone="warning"
          onDismiss={putOff}
        >
          {hasFailed && <p role="alert">{t('notExtended')}</p>}
          <div className="dialog-actions">
            <Button tone="secondary" onClick={putOff}>
              {t('later')}
            </Button>
            <Button
              autoFocus
              busy={busy}
              unavailable={offline}
              onClick={() => void run(async () => setFailed(!(await stayConnected())))}
            >
              {t('extend')}
            </Button>
          </div>
        </DialogCard>
      )}
      <p className="sr-only" role="status">
        {isLastMinute && t('minute')}
      </p>
    </>
  )
}

/** Renews the session, or opens the sign-in if that fails; false without an answer. */
async function stayConnected(): Promise<boolean> {
  const session = readSession()
  if (session?.refreshToken === null) endSession({ reason: 'expired', message: null })
  return session?.refreshToken ? !('error' in (await refreshSession(session.token))) : true
}
