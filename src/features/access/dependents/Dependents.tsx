import { useEffect, useId, type ReactElement } from 'react'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { shareDone, type Dependent } from './dependent.ts'
import { Progress } from '#shared/ui/Progress.tsx'
import '../progress.css'
import './texts.ts'
import './dependents.css'
import { useDependents } from './useDependents.ts'

type DependentsProps = {
  /** Stable. */
  kinds: readonly Dependent[]
  texts: {
    /** Label of the button that starts the count, also after a stop. */
    buttonLabel: string
    /** Sentence with the found records as a list in words. */
    used: (found: string, count: number) => string
    unused: string
  }
  /** Counts on mount, if the number is needed before a decision. */
  startsAtOnce?: boolean
}

/** Counts what depends on a record before it is deactivated or removed. */
export function Dependents({ kinds, texts, startsAtOnce = false }: DependentsProps): ReactElement {
  const { t } = useTranslation(['dependents', 'common'])
  const labelId = useId()
  const { states, isRunning, start, stop } = useDependents(kinds)
  useEffect(() => {
    if (startsAtOnce) start()
  }, [startsAtOnce, start])

  const all = Object.values(states)
  // Kinds without any are omitted.
  const counted = kinds.flatMap(({ id }) => {
    const state = states[id]
    return state?.phase === 'counted' && state.count > 0 ? [{ id, count: state.count }] : []
  })
  const failed = all.find((state) => state.phase === 'failed')
  const isIdle = all.length === 0

  function sentence(): string {
    if (counted.length > 0) {
      const found = counted.map(({ id, count }) => t(`dependents:kinds.${id}`, { count }))
      return texts.used(
        namesInWords(found),
        counted.reduce((sum, { count }) => sum + count, 0),
      )
    }
    return isIdle || isRunning || failed ? '' : texts.unused
  }

  return (
    <div className="dependents centred gap-2 breaks">
      <p role="status">{sentence()}</p>
      {isIdle && (
        <Button tone="secondary" onClick={start}>
          {texts.buttonLabel}
        </Button>
      )}
      {isRunning && (
        <div className="access-progress row wrap muted small">
          <span id={labelId}>{t('dependents:counting')}</span>
          <Progress aria-labelledby={labelId} done={shareDone(all)} total={1} />
          <Button tone="quiet" onClick={stop}>
            {t('dependents:stop')}
          </Button>
        </div>
      )}
      {failed && !isRunning && (
        <FailureNotice error={failed.error} onRetry={start}>
          <p>{t('dependents:incomplete')}</p>
        </FailureNotice>
      )}
    </div>
  )
}
