import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { addMonths, type DateLimits } from '#shared/format/calendarDate.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.tsx'
import { IconButton } from '../IconButton.tsx'
import { monthNames } from './monthDays.ts'

type MonthHeadingProps = DateLimits & {
  /** A day of the shown month. */
  day: string
  onShow: (date: string) => void
}

/** Selectable years in both directions without limits. */
const reach = 10

/** Month and year with navigation. */
export function MonthHeading({ day, min, max, onShow }: MonthHeadingProps): ReactElement {
  const { t, language } = useTranslation('fields')
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7))
  const first = min === undefined ? year - reach : Number(min.slice(0, 4))
  const last = Math.max(first, max === undefined ? year + reach : Number(max.slice(0, 4)))
  const months = day.slice(0, 7)
  return (
    <div className="month-heading">
      <IconButton
        label={t('previousMonth')}
        icon={<ChevronLeftIcon size={20} />}
        disabled={min !== undefined && months <= min.slice(0, 7)}
        onClick={() => onShow(addMonths(day, -1))}
      />
      <select
        aria-label={t('month')}
        value={month}
        onChange={(event) => onShow(addMonths(day, Number(event.target.value) - month))}
      >
        {monthNames(language).map((name, place) => (
          <option key={name} value={place + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={t('year')}
        value={year}
        onChange={(event) => onShow(addMonths(day, (Number(event.target.value) - year) * 12))}
      >
        {Array.from({ length: last - first + 1 }, (_, place) => (
          <option key={place}>{first + place}</option>
        ))}
      </select>
      <IconButton
        label={t('nextMonth')}
        icon={<ChevronRightIcon size={20} />}
        disabled={max !== undefined && months >= max.slice(0, 7)}
        onClick={() => onShow(addMonths(day, 1))}
      />
    </div>
  )
}
