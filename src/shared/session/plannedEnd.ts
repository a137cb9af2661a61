import type { Claims } from './claims.ts'
import { onTokens, readSession } from './tokens.ts'

const listeners = new Set<() => void>()
let hasFailed = false

/** Whether the latest attempt to renew the session was answered with new tokens. */
export function noteRenewal(hasWorked: boolean): void {
  hasFailed = !hasWorked
  for (const listener of listeners) listener()
}

/** Hears whenever the planned end may be another one. */
export function onPlannedEnd(listener: () => void): () => void {
  listeners.add(listener)
  const forget = onTokens(listener)
  return () => {
    listeners.delete(listener)
    forget()
  }
}

/** Local time (ms) at which the session ends unless its person does something; null for one that renews itself. */
export function plannedEnd(session = readSession()): number | null {
  return session === null || (session.refreshToken !== null && !hasFailed)
    ? null
    : session.claims.expiresAt * 1000 + session.skewMs
}

const longestWarningMs = 5 * 60_000

/** How long before the end it is spoken of, ms: five minutes, or a quarter of the life of a short token. */
export function warningMs({ issuedAt, expiresAt }: Pick<Claims, 'issuedAt' | 'expiresAt'>): number {
  return issuedAt === null
    ? longestWarningMs
    : Math.min(longestWarningMs, ((expiresAt - issuedAt) * 1000) / 4)
}
