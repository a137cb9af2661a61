import { dateFormat } from '#shared/format/dateFormat.ts'
import { isCalendarDate } from '#shared/format/calendarDate.ts'

/** Bogota is five hours behind UTC all year; the browser's time zone does not matter (hardening T87). */
const behindUtc = 5 * 60 * 60_000
const day = 24 * 60 * 60_000
const hour = 60 * 60_000
const minute = 60_000

/** The day in Bogota at a moment, as `YYYY-MM-DD`. */
export function bogotaDay(at: number): string {
  return new Date(at - behindUtc).toISOString().slice(0, 10)
}

/** The day after the one in Bogota: the earliest one for a date variable (NTV-09). */
export function dayAfterBogota(at: number): string {
  return bogotaDay(at + day)
}

/** Sending time of a day: 23:59 in Bogota (NTF-22). Null for an invalid day. */
export function sendMoment(date: string): number | null {
  return isCalendarDate(date) ? Date.parse(`${date}T23:59:00Z`) + behindUtc : null
}

/** Remaining time in natural units; hours with minutes (`small`). */
type TimeLeft = {
  unit: 'years' | 'months' | 'days' | 'hours' | 'minutes'
  large: number
  small: number
}

/** Largest number of days shown as days. */
const farDays = 60
const monthDays = 365.25 / 12

/** Time until a moment; null once past. */
export function timeLeft(until: number, now: number): TimeLeft | null {
  const left = until - now
  if (left <= 0) return null
  const months = Math.round(left / day / monthDays)
  if (months >= 24) return { unit: 'years', large: Math.floor(left / day / 365.25), small: 0 }
  if (left >= farDays * day) return { unit: 'months', large: months, small: 0 }
  if (left >= day) return { unit: 'days', large: Math.floor(left / day), small: 0 }
  if (left >= hour)
    return { unit: 'hours', large: Math.floor(left / hour), small: Math.floor((left % hour) / minute) }
  return { unit: 'minutes', large: Math.max(1, Math.floor(left / minute)), small: 0 }
}

/** The day of the week: 'viernes', or in short 'vie', 'Fri', 'sex'. */
export function weekday(date: string, language: string, width: 'short' | 'long'): string {
  const format = dateFormat(language, { weekday: width, timeZone: 'UTC' })
  return format.format(Date.parse(`${date}T00:00:00Z`)).replace(/\.$/, '')
}
