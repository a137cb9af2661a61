import type { Namespace } from '../store/namespace.ts'

/** Bogota's offset from UTC all year, in ms. */
const behindUtc = 5 * 3_600_000

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Today in Bogota by the clock, `2030-05-17`. */
export function bogotaToday({ clock }: Pick<Namespace, 'clock'>): string {
  return dayOf(clock.now() - behindUtc)
}

/** The day after another. */
export function nextDay(day: string): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + 86_400_000)
}

/** When the mails of a day are sent: 23:59 in Bogota, ms since 1970; NaN for an invalid day. */
export function sendMoment(day: string): number {
  return Date.parse(`${day}T23:59:00Z`) + behindUtc
}

/** Whether the text is a valid day. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return dayPattern.test(text) && !Number.isNaN(at) && dayOf(at) === text
}

function dayOf(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10)
}
