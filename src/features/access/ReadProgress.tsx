import { useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { numeral } from '#shared/format/numeral.ts'
import '#shared/runs/runsTexts.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Progress } from '#shared/ui/Progress.tsx'
import './progress.css'

type ReadProgressProps = {
  progress: { done: number; total: number; isWaiting?: boolean } | null
  onStop: () => void
}

/** Progress of several reads; nothing for a single one, which is too short. */
export function ReadProgress({ progress, onStop }: ReadProgressProps): ReactElement | null {
  const { t } = useTranslation(['access', 'runs'])
  const id = useId()
  if (!progress || progress.total < 2) return null
  const { done, total, isWaiting } = progress
  return (
    <div className="access-progress row wrap muted small">
      <span id={id}>
        {isWaiting ? t('runs:waits') : t('access:readingOf', { done: numeral(done), total: numeral(total) })}
      </span>
      <Progress aria-labelledby={id} done={done} total={total} />
      <Button tone="quiet" onClick={onStop}>
        {t('access:stop')}
      </Button>
    </div>
  )
}
