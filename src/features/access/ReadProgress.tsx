import { useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { numeral } from '#shared/format/numeral.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Progress } from '#shared/ui/Progress.tsx'
import './progress.css'

type ReadProgressProps = { progress: { done: number; total: number } | null; onStop: () => void }

/** How much of what is being read is here. One call is over before anybody could read about it. */
export function ReadProgress({ progress, onStop }: ReadProgressProps): ReactElement | null {
  const { t } = useTranslation('access')
  const id = useId()
  if (!progress || progress.total < 2) return null
  const { done, total } = progress
  return (
    <div className="access-progress">
      <span id={id}>{t('readingOf', { done: numeral(done), total: numeral(total) })}</span>
      <Progress aria-labelledby={id} done={done} total={total} />
      <Button tone="quiet" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  )
}
