import type { Session } from './tokens.ts'

const minute = 60_000
/** SES-19, in minutes. */
const refreshThresholdMinutes = 20
/** No more than one refresh in this time unless a call was refused (decision D5). */
export const proactivePauseMs = 30_000
/** New tokens that one tab may be given in a minute before it gives up (hardening T30). */
export const maxRefreshesPerMinute = 3

/** Milliseconds before the expiry at which a token is refreshed: 20 minutes or a quarter of its life, the lesser. */
export function refreshThresholdMs({ issuedAt, expiresAt }: Session['claims']): number {
  const threshold = refreshThresholdMinutes * minute
  return issuedAt === null ? threshold : Math.min(threshold, ((expiresAt - issuedAt) * 1000) / 4)
}

/** Milliseconds until the token should be refreshed; zero or less means now (SES-18). Where that is not possible, until its end. */
export function refreshDueIn(session: Session, now: number): number {
  const threshold = session.refreshToken === null ? 0 : refreshThresholdMs(session.claims)
  return session.claims.expiresAt * 1000 - threshold - (now - session.skewMs)
}
