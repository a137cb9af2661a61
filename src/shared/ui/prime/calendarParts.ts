import type { CalendarPassThroughOptions } from 'primereact/calendar'
import { fromDate } from '#shared/lib/calendarDate.ts'
import { longDate } from './calendarLocale.ts'

type Given = { language: string; active: string; today: string; chosen: string | null }

type Day = { day: number; month: number; year: number; otherMonth: boolean }

/** Attributes that PrimeReact leaves out, or sets wrongly: names of days, which is chosen, the one Tab stop. */
export function calendarParts({ language, active, today, chosen }: Given): CalendarPassThroughOptions {
  return {
    // Its own heading names no month to screen readers; ours stands above.
    header: { style: { display: 'none' } },
    panel: { 'aria-label': undefined },
    day: (options) => {
      const { day, month, year, otherMonth } = (options as unknown as { context: { date: Day } }).context.date
      const date = new Date(year, month, day)
      const text = fromDate(date)
      return {
        role: 'gridcell',
        'aria-label': longDate(language, date),
        'aria-selected': text === chosen,
        'data-active': (!otherMonth && text === active) || undefined,
        'data-today': text === today || undefined,
      }
    },
    dayLabel: { role: 'button', 'aria-selected': undefined },
  }
}
