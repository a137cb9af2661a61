import { formatDate } from '#shared/list/formatDate.ts'

const dayMs = 86_400_000
const relativeDays = 6

/**
 * The day of a change in words: 'hoy', 'ayer', 'hace 3 días', from a week on the date. It is the day that is written
 * there, in no time zone (FMT-03); one that is later than today is today elsewhere.
 */
export function changedDay(iso: string | null | undefined, now: Date, language: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(iso ?? '') ?? []
  if (!year) return null
  const then = Date.UTC(Number(year), Number(month) - 1, Number(day))
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const days = Math.max(0, Math.round((today - then) / dayMs))
  if (days > relativeDays) return formatDate(iso)
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')
}
