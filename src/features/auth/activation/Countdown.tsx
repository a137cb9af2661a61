import { useEffect, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft.ts'
import { countdownText } from '../page/countdown.ts'

/** Counts down to an instant (ms); screen readers do not hear every second. */
export function Countdown({ until, onEnd }: { until: number; onEnd: () => void }): ReactElement {
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
