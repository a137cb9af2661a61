import { formatDate } from './formatDate.ts'
import { localDay } from './localDay.ts'

/** dd/mm/yyyy hh:mm in local time; time in ms. */
export function formatTime(time: number): string {
  const then = new Date(time)
  const [hours, minutes] = [then.getHours(), then.getMinutes()].map((part) => String(part).padStart(2, '0'))
  return `${formatDate(localDay(time))} ${hours}:${minutes}`
}
