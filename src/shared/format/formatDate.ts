/**
 * dd/mm/yyyy of an ISO date or time (FMT-03, TBL-07): the written day, without time zones. Invalid text is unchanged,
 * nothing is a dash.
 */
export function formatDate(iso: string | null | undefined): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(iso ?? '') ?? []
  if (year) return `${day}/${month}/${year}`
  return iso || '—'
}
