export type TimeAgo = { count: number; unit: Intl.RelativeTimeFormatUnit }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Age of a time for `Intl.RelativeTimeFormat`; null for a time more than a minute in the future, which is the
 * resolution of `now`. Times in ms; days are calendar days.
 */
export function timeAgo(time: number, now: number): TimeAgo | null {
  const away = time - now
  if (away >= minute) return null
  if (away > -minute) return { count: 0, unit: 'second' }
  if (away > -hour) return { count: Math.trunc(away / minute), unit: 'minute' }
  if (away > -day) return { count: Math.trunc(away / hour), unit: 'hour' }
  const days = calendarDay(time) - calendarDay(now)
  if (days > -30) return { count: days, unit: 'day' }
  if (days > -365) return { count: Math.trunc(days / 30.5) || -1, unit: 'month' }
  return { count: Math.trunc(days / 365), unit: 'year' }
}

/** Number of the local calendar day. */
function calendarDay(time: number): number {
  const then = new Date(time)
  return Date.UTC(then.getFullYear(), then.getMonth(), then.getDate()) / day
}
