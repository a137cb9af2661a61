import type { Claims } from './claims.ts'
import { onTokens, readSession } from './tokens.ts'

const listeners = new Set<() => void>()
let hasFailed = false

/** Notes whether the latest refresh returned new tokens. */
export function noteRenewal(hasWorked: boolean): void {
  hasFailed = !hasWorked
  for (const listener of listeners) listener()
}

/** Subscribes to possible changes of the planned end. */
export function onPlannedEnd(listener: () => void): () => void {
  listeners.add(listener)
  const forget = onTokens(listener)
  return () => {
    listeners.delete(listener)
    forget()
  }
}

/** Local time (ms) at which the session ends without user action; null if it renews itself. */
export function plannedEnd(session = readSession()): number | null {
  return session === null || (session.refreshToken !== null && !hasFailed)
    ? null
    : session.claims.expiresAt * 1000 + session.skewMs
}

const longestWarningMs = 5 * 60_000

/** Lead time of the warning in ms: five minutes, or a quarter of a short token's life. */
export function warningMs({ issuedAt, expiresAt }: Pick<Claims, 'issuedAt' | 'expiresAt'>): number {
  return issuedAt === null
    ? longestWarningMs
    : Math.min(longestWarningMs, ((expiresAt - issuedAt) * 1000) / 4)
}
