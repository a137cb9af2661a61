const day = 24 * 60 * 60 * 1000
/** From here on a date says more than a number of days. */
const longest = 30

/**
 * 'hoy', 'ayer', 'hace 3 días' of an ISO time, by the day that is written there (FMT-03); null where it is no date, lies
 * ahead, or is more than 30 days past. `now` in ms.
 */
export function daysAgo(iso: string | null | undefined, now: number, language: string): string | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(iso ?? '') ?? []
  if (!year) return null
  const today = new Date(now)
  const passed =
    Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) -
    Date.UTC(Number(year), Number(month) - 1, Number(date))
  const days = passed / day
  if (days < 0 || days > longest) return null
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')
}
