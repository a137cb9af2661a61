import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { moveDate } from '#shared/lib/calendarDate.ts'
import type { DayPlan } from '../plans.ts'
import { dayName, monthName, monthWeeks, weekdayNames } from './monthDays.ts'

type MonthGridProps = {
  plans: ReadonlyMap<string, DayPlan>
  /** The chosen day; its month is in sight. */
  day: string
  today: string
  onChoose: (day: string) => void
}

/** A month with what waits on each day; arrows, Home, End and the page keys lead from day to day. */
export function MonthGrid({ plans, day, today, onChoose }: MonthGridProps): ReactElement {
  const { t, i18n } = useTranslation('notifications')
  const { language } = i18n
  const weeks = useMemo(() => monthWeeks(day), [day])
  const table = useRef<HTMLTableElement>(null)
  const takesFocus = useRef(false)
  useEffect(() => {
    if (takesFocus.current) table.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
    takesFocus.current = false
  }, [day])

  function press(event: KeyboardEvent): void {
    const next = moveDate(day, event.key, event.shiftKey)
    if (next === null) return
    event.preventDefault()
    takesFocus.current = true
    onChoose(next)
  }

  function labelOf(date: string): string {
    const plan = plans.get(date)
    const parts = [
      date === today && t('today'),
      plan ? t('dayCount', { count: plan.notifications.length }) : t('dayNone'),
      plan?.hasClash && t('dayClashes'),
    ]
    return t('dayOf', { date: dayName(date, language), what: parts.filter(Boolean).join(', ') })
  }

  return (
    <table className="month-grid" role="grid" aria-label={monthName(day, language)} ref={table}>
      <thead>
        <tr>
          {weekdayNames(language).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={press}>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((date, weekday) => (
              <td key={weekday} role="gridcell" aria-selected={date === day}>
                {date !== null && (
                  <button
                    type="button"
                    tabIndex={date === day ? 0 : -1}
                    aria-label={labelOf(date)}
                    aria-current={date === today ? 'date' : undefined}
                    data-plan={lookOf(plans.get(date))}
                    data-count={plans.get(date)?.notifications.length}
                    onClick={() => onChoose(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function lookOf(plan: DayPlan | undefined): 'clash' | 'some' | undefined {
  if (!plan) return undefined
  return plan.hasClash ? 'clash' : 'some'
}
