import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft.ts'
import { Button } from '#shared/ui/Button.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { clockText, nextMailMs } from '../page/countdown.ts'
import type { Problem } from './passwordOutcome.ts'
import { ProblemNotice } from './ProblemNotice.tsx'
import { requestReset, type SentReset } from './requestReset.ts'

/** Sends the reset mail again, at the earliest a minute after the last one. */
export function ResendReset({ sent }: { sent: SentReset }): ReactElement {
  const { t } = useTranslation('passwords')
  const offline = useOfflineReason()
  const { busy, run } = useOneAtATime()
  const [sentAt, setSentAt] = useState(sent.at)
  const [problem, setProblem] = useState<Problem | null>(null)
  // The hook's clock may be a second behind at first.
  const left = Math.min(useSecondsLeft(sentAt + nextMailMs), nextMailMs / 1_000)

  function again(): void {
    void run(async () => {
      setProblem(null)
      const step = await requestReset(sent.request)
      if (step.kind === 'problem') setProblem(step.problem)
      else setSentAt(Date.now())
    })
  }
  return (
    <>
      {problem && <ProblemNotice problem={problem} />}
      <p className="resend-done" role="status">
        {sentAt !== sent.at && t('checkEmail.sentAgain')}
      </p>
      <Button
        tone="secondary"
        busy={busy}
        unavailable={left > 0 ? t('checkEmail.wait', { time: clockText(left) }) : offline}
        onClick={again}
      >
        {t('activation.again')}
      </Button>
    </>
  )
}
