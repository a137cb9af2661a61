import { clockAhead } from '#shared/api/serviceTime.ts'
import { useMinute } from '#shared/format/useMinute.ts'
import { readSession } from './tokens.ts'

/** Time in ms by the service's clock, since the browser's may be wrong. */
export function serviceNow(): number {
  return byService(Date.now())
}

/** The same as a hook, updated once a minute. */
export function useServiceNow(): number {
  return byService(useMinute())
}

/** Before the first answer it uses the clock skew at the issue of the token. */
function byService(now: number): number {
  return now - (clockAhead() ?? readSession()?.skewMs ?? 0)
}
