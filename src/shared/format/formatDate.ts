/**
 * dd/mm/yyyy of an ISO date or time (FMT-03, TBL-07): the day that is written there, in no time zone. What is no date
 * is shown as it is, nothing as a dash.
 */
export function formatDate(iso: string | null | undefined): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(iso ?? '') ?? []
  if (year) return `${day}/${month}/${year}`
  return iso || '—'
}
