import { useRef, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { maskEmail } from '#shared/format/maskEmail.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft.ts'
import { Button } from '#shared/ui/Button.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { RefusalNotice } from '../page/RefusalNotice.tsx'
import { sendCode } from './certificateCalls.ts'
import type { CertificateEntry } from './api.ts'

type NewCodeProps = {
  account: CertificateEntry
  /** Instant in ms. */
  nextCodeAt: number
  isClosed: boolean
  onSent: () => void
}

/** Offers a new code with a confirmation, and the next one a minute later (COD-03, COD-04, S-15). */
export function NewCode({ account, nextCodeAt, isClosed, onSent }: NewCodeProps): ReactElement {
  const { t } = useTranslation(['certificates', 'common'])
  const offline = useOfflineReason()
  const { busy, run } = useOneAtATime()
  const [stage, setStage] = useState<'offered' | 'asked' | 'sent'>('offered')
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const secondsLeft = useSecondsLeft(nextCodeAt)
  const offer = useRef<HTMLButtonElement>(null)

  function send(): void {
    void run(async () => {
      setRefusal(null)
      const sent = await sendCode(account.email)
      if ('error' in sent) return setRefusal(sent.error)
      setStage('sent')
      onSent()
    })
  }

  function cancel(): void {
    setRefusal(null)
    setStage('offered')
    // The link returns with the next render.
    requestAnimationFrame(() => offer.current?.focus())
  }

  if (stage === 'asked')
    return (
      <div className="certificate-again">
        {refusal && <RefusalNotice refusal={refusal} />}
        <p id="new-code">{t('newCodeQuestion', { email: maskEmail(account.email) })}</p>
        <div className="certificate-buttons">
          <Button tone="quiet" onClick={cancel} disabled={busy}>
            {t('common:cancel')}
          </Button>
          <Button
            tone="secondary"
            busy={busy}
            onClick={send}
            unavailable={offline}
            autoFocus
            aria-describedby="new-code"
          >
            {t('sendNewCode')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="certificate-again">
      {stage === 'sent' && <Notice kind="success">{t('newCodeSent')}</Notice>}
      {secondsLeft > 0 ? (
        <p className="certificate-wait">{t('newCodeIn', { time: `${secondsLeft} s` })}</p>
      ) : (
        <LinkButton ref={offer} disabled={isClosed} onClick={() => setStage('asked')}>
          {t('notReceived')}
        </LinkButton>
      )}
    </div>
  )
}
