import { useId, type ReactElement, type ReactNode } from 'react'
import { numeral } from '#shared/format/numeral.ts'
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft.ts'
import type { QueueState } from '#shared/runs/queue.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Progress } from '#shared/ui/Progress.tsx'
import './importRun.css'
import './runTexts.ts'

type QueueProgressProps = {
  state: QueueState
  /** The verb of the progress text. */
  label: 'asking' | 'sending'
  onPause: () => void
  onGoOn: () => void
  children?: ReactNode
}

/** Progress of a queue, the remaining time, and pause. */
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

function Remaining({ state }: { state: QueueState }): ReactElement | null {
  const { t } = useTranslation('importRun')
  const left = remainingMs(state)
  if (left === null) return null
  const time = roundedTime(left)
  if (time.unit === 'moment') return <span>{t('leftMoment')}</span>
  return <span>{t(time.unit === 'seconds' ? 'leftSeconds' : 'leftMinutes', { count: time.count })}</span>
}

/** The remaining time is shown after so many answers. */
const leastAnswers = 20

/** Remaining time at the rate so far, ms; null with too few answers. Calls in flight count as half done. */
export function remainingMs({
  settled,
  total,
  inFlight,
  activeMs,
}: Pick<QueueState, 'settled' | 'total' | 'inFlight' | 'activeMs'>): number | null {
  if (settled < leastAnswers || settled >= total) return null
  const done = Math.min(total, settled + inFlight / 2)
  return (activeMs / done) * (total - done)
}

/** Rounds a time by less than a fifth. */
export function roundedTime(ms: number): { unit: 'moment' } | { unit: 'seconds' | 'minutes'; count: number } {
  const seconds = ms / 1_000
  if (seconds < 8) return { unit: 'moment' }
  if (seconds < 30) return { unit: 'seconds', count: Math.round(seconds / 2) * 2 }
  if (seconds < 150) return { unit: 'seconds', count: Math.round(seconds / 10) * 10 }
  return { unit: 'minutes', count: Math.round(seconds / 60) }
}
