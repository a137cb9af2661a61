import type { Session } from './tokens.ts'

const minute = 60_000
/** Minutes (SES-19). */
const refreshThresholdMinutes = 20
/** Least time in ms between refreshes, unless a call was refused (decision D5). */
export const proactivePauseMs = 30_000
/** Refreshes per minute after which a tab ends the session (hardening T30). */
export const maxRefreshesPerMinute = 3

/** Lead time of a refresh before the expiry in ms: 20 minutes or a quarter of the token's life, if less. */
export function refreshThresholdMs({ issuedAt, expiresAt }: Session['claims']): number {
  const threshold = refreshThresholdMinutes * minute
  return issuedAt === null ? threshold : Math.min(threshold, ((expiresAt - issuedAt) * 1000) / 4)
}

/** Milliseconds until the refresh is due, or until the expiry if it is impossible; zero or less means now (SES-18). */
export function refreshDueIn(session: Session, now: number): number {
  const threshold = session.refreshToken === null ? 0 : refreshThresholdMs(session.claims)
  return session.claims.expiresAt * 1000 - threshold - (now - session.skewMs)
}
