import { useId, type ReactElement, type ReactNode } from 'react'
import { numeral } from '#shared/format/numeral.ts'
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft.ts'
import type { QueueState } from '#shared/runs/queue.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Progress } from '#shared/ui/Progress.tsx'
import '../importRunTexts.ts'
import { remainingMs, roundedTime } from './remaining.ts'

type QueueProgressProps = {
  state: QueueState
  /** What is done to how many of how many. */
  label: 'asking' | 'sending'
  onPause: () => void
  onGoOn: () => void
  children?: ReactNode
}

/** How far a queue is, how long the rest will take, and its pause. */
export function QueueProgress({ state, label, onPause, onGoOn, children }: QueueProgressProps): ReactElement {
  const { t } = useTranslation('importRun')
  const id = useId()
  const { phase, settled, total, waitsUntil } = state
  return (
    <div className="import-progress stack gap-2">
      <span className="bold numbers" id={id}>
        {t(label, { done: numeral(settled), total: numeral(total) })}
      </span>
      <Progress aria-labelledby={id} done={settled} total={total} />
      <p className="muted small">
        {phase === 'paused' ? (
          t('isPaused')
        ) : waitsUntil === null ? (
          <Remaining state={state} />
        ) : (
          <Waits until={waitsUntil} />
        )}
      </p>
      <div className="import-buttons flow gap-3">
        <Button tone="secondary" onClick={phase === 'paused' ? onGoOn : onPause}>
          {t(phase === 'paused' ? 'goOn' : 'pause')}
        </Button>
        {children}
      </div>
    </div>
  )
}

function Waits({ until }: { until: number }): ReactElement {
  const { t } = useTranslation('importRun')
  return <span>{t('waits', { seconds: useSecondsLeft(until) })}</span>
}

function Remaining({ state: { settled, ...state } }: { state: QueueState }): ReactElement | null {
  const { t } = useTranslation('importRun')
  const left = remainingMs({ answered: settled, ...state })
  if (left === null) return null
  const time = roundedTime(left)
  if (time.unit === 'moment') return <span>{t('leftMoment')}</span>
  return <span>{t(time.unit === 'seconds' ? 'leftSeconds' : 'leftMinutes', { count: time.count })}</span>
}
