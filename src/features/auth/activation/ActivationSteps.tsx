import { useCallback, useState, type ReactElement, useEffect } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Navigate, useLocation } from 'react-router-dom'
import { useAnswer } from '#shared/hooks/useAnswer.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { Button } from '#shared/ui/Button.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { nextMailMs, countdownText } from '../page/countdown.ts'
import { InformationCard } from '../page/InformationCard.tsx'
import { useHeadingFocus } from '../page/PageHeading.tsx'
import { BackToLogin } from '../password/PasswordLinks.tsx'
import type { Problem } from '../password/passwordOutcome.ts'
import { ProblemNotice } from '../password/ProblemNotice.tsx'
import { sendAgain, sendOnArrival, storeProgress, storedProgress } from './activation.ts'
import '../password/passwords.css'
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft.ts'

/** Counts down to an instant (ms); screen readers do not hear every second. */
function Countdown({ until, onEnd }: { until: number; onEnd: () => void }): ReactElement {
  const { t } = useTranslation('passwords')
  const left = useSecondsLeft(until)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])
  const { time, hasLabel } = countdownText(left)
  return (
    <p className="information-countdown" role="timer">
      <span>{time}</span>
      {hasLabel && <small>{t('activation.seconds')}</small>}
    </p>
  )
}

type ActivationStepsProps = {
  user: string | null
  /** Starts with step 2 and sends nothing by itself (INF-14). */
  startsAgain?: boolean
}

/** Sends the activation e-mail again (RSD-01 to RSD-16); INVALID_LINK and CHECK_EMAIL_AGAIN are its first two steps. */
export function ActivationSteps({ user, startsAgain = false }: ActivationStepsProps): ReactElement {
  const { key } = useLocation()
  if (user === null)
    return <Navigate to="/alert" replace state={{ text: 'noUserData', pageName: '/login' }} />
  return <Steps key={key} arrival={key} user={user} startsAgain={startsAgain} />
}

type StepsProps = { arrival: string; user: string; startsAgain: boolean }

function Steps({ arrival, user, startsAgain }: StepsProps): ReactElement {
  const { t } = useTranslation('passwords')
  const offline = useOfflineReason()
  const { step, sent, until, problem, again, toStepThree, busy } = useActivation(arrival, user, startsAgain)
  const heading = useHeadingFocus(step)
  const notice = problem && <ProblemNotice problem={problem} />
  if (step === 1)
    return (
      <InformationCard
        look="warning"
        title={t(sent === 'sent' ? 'activation.expired' : 'activation.expiredOnly')}
        ref={heading}
      >
        {sent === 'sending' && (
          <p className="waiting" role="status">
            <Spinner /> {t('activation.sending')}
          </p>
        )}
        {notice}
        <LinkButton onClick={again} aria-disabled={busy}>
          {t('activation.notReceived')}
        </LinkButton>
        <BackToLogin />
      </InformationCard>
    )
  if (step === 2 && until !== null)
    return (
      <InformationCard look="mail" title={t('activation.sentAgain')} ref={heading}>
        <p>{t('activation.wait')}</p>
        <Countdown key={until} until={until} onEnd={toStepThree} />
        <BackToLogin />
      </InformationCard>
    )
  return (
    <InformationCard look="success" title={t('activation.ready')} ref={heading}>
      <p>{t('activation.readyDetail')}</p>
      {notice}
      <Button tone="secondary" busy={busy} onClick={again} unavailable={offline}>
        {t('activation.again')}
      </Button>
      <BackToLogin />
    </InformationCard>
  )
}

type Activation = {
  step: 1 | 2 | 3
  sent: 'sending' | 'sent' | 'failed'
  until: number | null
  problem: Problem | null
  /** Sends again and starts the countdown; a failure keeps the step. */
  again: () => void
  toStepThree: () => void
  busy: boolean
}

function useActivation(arrival: string, user: string, startsAgain: boolean): Activation {
  const [at, setAt] = useState(() => stepOf(arrival, startsAgain))
  const [latest, setLatest] = useState<{ problem: Problem | null } | null>(null)
  const { busy, run } = useOneAtATime()
  const sendFirst = useCallback(
    async () => ({ problem: await sendOnArrival(arrival, user) }),
    [arrival, user],
  )
  const { answer: first } = useAnswer(startsAgain ? null : sendFirst)

  function again(): void {
    void run(async () => {
      const found = await sendAgain(arrival, user)
      setLatest({ problem: found })
      if (found) return
      const until = Date.now() + nextMailMs
      storeProgress({ arrival, user, sentAt: Date.now(), isSent: true, step: 2, until })
      setAt({ step: 2, until })
    })
  }
  const sent = first === null ? 'sending' : first.problem ? 'failed' : 'sent'
  const { problem } = latest ?? first ?? { problem: null }
  return { ...at, sent, problem, again, toStepThree: () => setAt({ step: 3, until: null }), busy }
}

/** Step and end of its countdown (ms), restored after a reload. */
function stepOf(arrival: string, startsAgain: boolean): { step: 1 | 2 | 3; until: number | null } {
  const stored = storedProgress()
  if (stored?.arrival === arrival && stored.until !== null)
    return stored.until > Date.now() ? { step: 2, until: stored.until } : { step: 3, until: null }
  return startsAgain ? { step: 2, until: Date.now() + nextMailMs } : { step: 1, until: null }
}
