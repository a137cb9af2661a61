import { isTooMany, type ApiError } from './apiError.ts'

/** Longest honoured delay in ms, so that an absurd value does not disable a button for good. */
const mostMs = 5 * 60_000

/** Delay in ms for a 429 without Retry-After. */
const patienceMs = 5_000

/** Retry time after a 429 or a failure with Retry-After, local time in ms; else null. */
export function turnAfter(error: ApiError): number | null {
  const { status, edge, retryAt = null } = error
  if (isTooMany(error)) return retryAt ?? Date.now() + patienceMs
  return status === 503 || edge === 503 ? retryAt : null
}

/**
 * Retry time by `Retry-After`, local time in ms: seconds, or a date, compared with the answer's `Date` if it has one
 * (RFC 9110, 10.2.3). Undefined without a valid value.
 */
export function retryAt(headers: Headers, now: number): number | undefined {
  const value = headers.get('Retry-After')?.trim() ?? ''
  const serviceNow = Date.parse(headers.get('Date') ?? '') || now
  const waitMs = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - serviceNow
  return waitMs > 0 ? now + Math.min(waitMs, mostMs) : undefined
}
