import { addMonths, fromDate, toDate } from '#shared/format/calendarDate.ts'
import { dateFormat } from '#shared/format/dateFormat.ts'

/** Weeks of a day's month from Monday on; null for days of other months. */
export function monthWeeks(day: string): (string | null)[][] {
  const first = toDate(`${day.slice(0, 7)}-01`)
  const before = (first.getDay() + 6) % 7
  const count = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate()
  const weeks = Math.ceil((before + count) / 7)
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const date = week * 7 + weekday - before + 1
      const isIn = date >= 1 && date <= count
      return isIn ? fromDate(new Date(first.getFullYear(), first.getMonth(), date)) : null
    }),
  )
}

/** 'noviembre de 2025' */
export function monthName(day: string, language: string): string {
  return dateFormat(language, { month: 'long', year: 'numeric' }).format(toDate(day))
}

export function monthNames(language: string): string[] {
  const format = dateFormat(language, { month: 'long' })
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(2025, month, 15)))
}

/** 'viernes, 21 de noviembre de 2025' */
export function dayName(day: string, language: string): string {
  return dateFormat(language, { dateStyle: 'full' }).format(toDate(day))
}

/** Weekdays from Monday on: 'lun' and 'lunes'. */
export function weekdayNames(language: string): { short: string; long: string }[] {
  const name = (day: number, weekday: 'short' | 'long'): string =>
    dateFormat(language, { weekday })
      .format(new Date(2025, 5, 2 + day))
      .replace('.', '')
  return Array.from({ length: 7 }, (_, day) => ({ short: name(day, 'short'), long: name(day, 'long') }))
}

/** The first day of the month before or after. */
export function otherMonth(day: string, by: 1 | -1): string {
  return addMonths(`${day.slice(0, 7)}-01`, by)
}
