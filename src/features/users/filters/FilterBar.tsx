import { useId, type ReactElement } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatTime } from '#shared/format/formatTime.ts'
import { numeral } from '#shared/format/numeral.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { focusFilterButton } from './FilterButton.tsx'
import { isFiltered } from './filterNames.ts'
import type { ReadUsers } from './keptUsers.ts'
import { noFilter, partsOf, withFilter, withoutPart, type FilterPart, type UserFilter } from './userFilter.ts'
import type { Reading } from './useReadUsers.ts'
import './filters.css'

type FilterBarProps = {
  filter: UserFilter
  /** How many it leaves; null while that is not known. */
  found: number | null
  read: ReadUsers | null
  reading: Reading
  stop: () => void
  goOn: () => void
  again: () => void
}

/** Whom the list is narrowed to, and of when that is. */
export function FilterBar({ filter, ...state }: FilterBarProps): ReactElement {
  const { t } = useTranslation('userFilters')
  const [query, setQuery] = useSearchParams()
  const parts = partsOf(filter)

  function choose(next: UserFilter, pressed: Element): void {
    const chosen = withFilter(query, next)
    focusFilterButton(pressed.closest('.list'), !isFiltered(chosen))
    setQuery(chosen)
  }
  return (
    <div className="filter-bar">
      <div className="filter-parts" role="group" aria-label={t('title')}>
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            className="filter-part"
            title={t('remove', { filter: nameOf(part) })}
            onClick={({ currentTarget }) => choose(withoutPart(filter, part), currentTarget)}
          >
            <bdi translate="no">{nameOf(part)}</bdi>
            <span className="sr-only">{t('removeIt')}</span>
            <CloseIcon size={14} />
          </button>
        ))}
        <LinkButton onClick={({ currentTarget }) => choose(noFilter, currentTarget)}>{t('clear')}</LinkButton>
      </div>
      <ReadingState {...state} />
    </div>
  )

  function nameOf(part: FilterPart): string {
    switch (part) {
      case 'state':
        return t(filter.state === 'active' ? 'active' : 'inactive')
      case 'role':
        return filter.role === null ? t('withoutRole') : t('ofRole', { name: serverText(filter.role) ?? '—' })
      case 'company':
        return filter.company === null
          ? t('withoutCompany')
          : t('ofCompany', { name: serverText(filter.company) ?? '—' })
    }
  }
}

function ReadingState(props: Omit<FilterBarProps, 'filter'>): ReactElement {
  const { found, read, reading, stop, goOn, again } = props
  const { t } = useTranslation(['userFilters', 'list'])
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
    const { done, total } = reading.phase === 'running' ? reading : { done: 0, total: null }
    return (
      <div className="list-progress">
        <label htmlFor={id}>
          {total === null ? t('begins') : t('readingOn', { done: numeral(done), total: numeral(total) })}
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
    <p className="filter-read">
      <span role="status">
        {t('readAt', { time, found: numeral(found ?? 0), total: numeral(total), count: total })}
      </span>{' '}
      <LinkButton onClick={again}>{t('again')}</LinkButton>
    </p>
  )
}
