import { useId, type ReactElement } from 'react'
import { formatTime } from '#shared/format/formatTime.ts'
import { numeral } from '#shared/format/numeral.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import '#shared/runs/runsTexts.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import type { ReadUsers } from './lastReadUsers.ts'
import { begun, type Reading } from './useReadUsers.ts'
import './filters.css'

type ReadingStateProps = {
  /** Number of matches; null while unknown. */
  found: number | null
  read: ReadUsers | null
  reading: Reading
  stop: () => void
  goOn: () => void
  again: () => void
}

/** Age of the filtered list, or progress of its read. */
export function ReadingState(props: ReadingStateProps): ReactElement {
  const { found, read, reading, stop, goOn, again } = props
  const { t } = useTranslation(['userFilters', 'list', 'runs'])
  const id = useId()
  if (reading.phase === 'failed' && reading.error !== 'changed')
    return (
      <FailureNotice error={reading.error} onRetry={goOn}>
        {read && <p>{t('list:dataOfBefore')}</p>}
      </FailureNotice>
    )
  if (reading.phase === 'failed' || reading.phase === 'stopped')
    return (
      <Notice
        kind={reading.phase === 'stopped' ? 'info' : 'warning'}
        action={
          <Button tone="secondary" onClick={goOn}>
            {t(reading.phase === 'stopped' ? 'goOn' : 'again')}
          </Button>
        }
      >
        {t(reading.phase === 'stopped' ? (read ? 'stoppedAgain' : 'stopped') : 'changed')}
      </Notice>
    )
  if (reading.phase === 'running' || read === null) {
    const { done, total, isWaiting = false } = reading.phase === 'running' ? reading : begun
    return (
      <div className="list-progress row wrap gap-3 muted small numbers small-buttons">
        <label htmlFor={id}>
          {isWaiting
            ? t('runs:waits')
            : total === null
              ? t('begins')
              : t('readingOn', { done: numeral(done), total: numeral(total) })}
        </label>
        <progress id={id} max={total ?? 1} {...(total !== null && { value: done })} />
        <Button tone="quiet" onClick={stop}>
          {t('stop')}
        </Button>
      </div>
    )
  }
  const time = formatTime(read.at)
  const total = read.users.length
  return (
    <p className="muted small">
      <span role="status">
        {t('readAt', { time, found: numeral(found ?? 0), total: numeral(total), count: total })}
      </span>{' '}
      <LinkButton onClick={again}>{t('again')}</LinkButton>
    </p>
  )
}
