import { formatDate } from './formatDate.ts'
import { localDay } from './localDay.ts'

export type DataAge = {
  /** In the namespace `list`. */
  key: 'momentsAgo' | 'minutesAgo' | 'hoursAgo' | 'fromDate'
  count: number
  date: string
}

const minute = 60_000
const hour = 60 * minute

/** How long ago data came, in words for people; times in ms. A clock that was turned back makes nothing older. */
export function dataAge(since: number, now: number): DataAge {
  const age = Math.max(0, now - since)
  const date = formatDate(localDay(since))
  if (age < minute) return { key: 'momentsAgo', count: 0, date }
  if (age < hour) return { key: 'minutesAgo', count: Math.floor(age / minute), date }
  if (age < 24 * hour) return { key: 'hoursAgo', count: Math.floor(age / hour), date }
  return { key: 'fromDate', count: 0, date }
}
