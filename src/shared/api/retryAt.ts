/** How long the portal obeys at most, ms: a date far off, or a number out of all measure, must not close a button for good. */
const mostMs = 5 * 60_000

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
