/**
 * Calendar dates as `YYYY-MM-DD` text. A `Date` is only built from year, month and day and read back the same way, so
 * that no time zone can move the day.
 */

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const typedPattern = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/

/** True for an existing date. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = isoPattern.exec(text) ?? []
  return year !== undefined && dateText(Number(year), Number(month), Number(day)) !== null
}

/** Parses a typed date, day first or in ISO format; null if it does not exist. */
export function readTypedDate(typed: string): string | null {
  const text = typed.trim()
  if (isCalendarDate(text)) return text
  const [, day, month, year] = typedPattern.exec(text) ?? []
  return year === undefined ? null : dateText(Number(year), Number(month), Number(day))
}

/** dd/mm/yyyy; an invalid date is unchanged. */
export function shownDate(text: string): string {
  const [, year, month, day] = isoPattern.exec(text) ?? []
  return year === undefined ? text : `${day}/${month}/${year}`
}

export type DateLimits = { min?: string | undefined; max?: string | undefined }

type DateProblem = 'invalid' | 'early' | 'late'

/** Problem of a field's date; an empty one is left to the form. */
export function dateProblem(text: string, { min, max }: DateLimits): DateProblem | null {
  if (text === '') return null
  if (!isCalendarDate(text)) return 'invalid'
  if (min !== undefined && text < min) return 'early'
  return max !== undefined && text > max ? 'late' : null
}

/** The nearest date within the limits. */
export function limitDate(text: string, { min, max }: DateLimits): string {
  if (min !== undefined && text < min) return min
  return max !== undefined && text > max ? max : text
}

/** The date that a key moves to in a calendar; null for other keys. Weeks start on Monday. */
export function moveDate(text: string, key: string, isShift = false): string | null {
  const date = toDate(text)
  const weekday = (date.getDay() + 6) % 7
  const days: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  }
  const by = days[key]
  if (by !== undefined) return fromDate(new Date(date.getFullYear(), date.getMonth(), date.getDate() + by))
  if (key !== 'PageUp' && key !== 'PageDown') return null
  return addMonths(text, (key === 'PageUp' ? -1 : 1) * (isShift ? 12 : 1))
}

/** The same day of another month, or that month's last day. */
export function addMonths(text: string, months: number): string {
  const date = toDate(text)
  const last = new Date(date.getFullYear(), date.getMonth() + months + 1, 0)
  return fromDate(new Date(last.getFullYear(), last.getMonth(), Math.min(date.getDate(), last.getDate())))
}

export function toDate(text: string): Date {
  const [year = 1970, month = 1, day = 1] = text.split('-').map(Number)
  return new Date(year, month - 1, day)
}

export function fromDate(date: Date): string {
  return asText(date.getFullYear(), date.getMonth() + 1, date.getDate())
}

function dateText(year: number, month: number, day: number): string | null {
  const date = new Date(year, month - 1, day)
  const isSame = date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day
  return isSame ? asText(year, month, day) : null
}

function asText(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
