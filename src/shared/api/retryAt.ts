import { isTooMany, type ApiError } from './apiError.ts'

/** How long the portal obeys at most, ms: a date far off, or a number out of all measure, must not close a button for good. */
const mostMs = 5 * 60_000

/** How long is waited where a service asks for patience and does not say for how long, ms. */
const patienceMs = 5_000

/** When a call has its turn again that was one of too many, or came in a break that says its end, local time in ms; else null. */
export function turnAfter(error: ApiError): number | null {
  const { status, edge, retryAt = null } = error
  if (isTooMany(error)) return retryAt ?? Date.now() + patienceMs
  return status === 503 || edge === 503 ? retryAt : null
}

/**
 * From when on a service wants to be asked again, local time in ms, by its `Retry-After`: seconds, or a date, which is
 * read by the service's own clock where the answer has one (RFC 9110, 10.2.3). Undefined where it says nothing of use.
 */
export function retryAt(headers: Headers, now: number): number | undefined {
  const value = headers.get('Retry-After')?.trim() ?? ''
  const serviceNow = Date.parse(headers.get('Date') ?? '') || now
  const waitMs = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - serviceNow
  return waitMs > 0 ? now + Math.min(waitMs, mostMs) : undefined
}
