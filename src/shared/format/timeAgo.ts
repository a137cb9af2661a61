export type TimeAgo = { count: number; unit: Intl.RelativeTimeFormatUnit }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How far a time is from now, as `Intl.RelativeTimeFormat` takes it; times in ms. Days are those of the calendar. */
export function timeAgo(time: number, now: number): TimeAgo {
  const away = time - now
  const far = Math.abs(away)
  if (far < minute) return { count: 0, unit: 'second' }
  if (far < hour) return { count: Math.trunc(away / minute), unit: 'minute' }
  if (far < day) return { count: Math.trunc(away / hour), unit: 'hour' }
  const days = calendarDay(time) - calendarDay(now)
  if (Math.abs(days) < 30) return { count: days, unit: 'day' }
  if (Math.abs(days) < 365) return { count: Math.trunc(days / 30.5) || Math.sign(days), unit: 'month' }
  return { count: Math.trunc(days / 365), unit: 'year' }
}

/** The number of the day where the person is. */
function calendarDay(time: number): number {
  const then = new Date(time)
  return Date.UTC(then.getFullYear(), then.getMonth(), then.getDate()) / day
}
