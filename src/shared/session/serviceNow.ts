import { clockAhead } from '#shared/api/serviceTime.ts'
import { useMinute } from '#shared/format/useMinute.ts'
import { readSession } from './tokens.ts'

/** The time by the service's clock, ms: the browser's may be wrong. */
export function serviceNow(): number {
  return byService(Date.now())
}

/** The same on screen, once a minute. */
export function useServiceNow(): number {
  return byService(useMinute())
}

/** Until an answer has brought its time, as it was when the session's token was issued. */
function byService(now: number): number {
  return now - (clockAhead() ?? readSession()?.skewMs ?? 0)
}
