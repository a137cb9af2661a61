import type { Namespace } from '../store/namespace.ts'

/** Bogota is five hours behind UTC the whole year, ms. */
const behindUtc = 5 * 3_600_000

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** The day that the clock shows in Bogota, `2030-05-17`. */
export function bogotaToday({ clock }: Pick<Namespace, 'clock'>): string {
  return dayOf(clock.now() - behindUtc)
}

/** The day after another. */
export function nextDay(day: string): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + 86_400_000)
}

/** When the mails of a day leave: 23:59 in Bogota, ms since 1970; NaN for what is no day. */
export function sendMoment(day: string): number {
  return Date.parse(`${day}T23:59:00Z`) + behindUtc
}

/** Whether the text names a day that there is. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return dayPattern.test(text) && !Number.isNaN(at) && dayOf(at) === text
}

function dayOf(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10)
}
