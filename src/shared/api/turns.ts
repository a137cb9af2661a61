import { untilResumed } from '#shared/session/pausedSession.ts'
import type { ApiError } from './apiError.ts'
import { turnAfter } from './retryAt.ts'
import { waitUntil } from './waitUntil.ts'

/** Whether a call that failed has its turn again; settles when that has come. */
export type HasTurnAgain = (error: ApiError) => Promise<boolean>

/**
 * For many calls of one run: they have their turn again once their person is back, or the services take calls again,
 * which is one time for all of them. `onWait` hears whenever a wait begins or ends.
 */
export function openTurns(stop: AbortSignal, onWait: (isWaiting: boolean) => void): HasTurnAgain {
  let waitsUntil = 0
  return async (error) => {
    if (error.kind === 'session') return untilResumed({ isTask: true })
    const until = turnAfter(error)
    if (until === null) return false
    waitsUntil = Math.max(waitsUntil, until)
    onWait(true)
    await waitUntil(waitsUntil, stop)
    onWait(waitsUntil > Date.now())
    return !stop.aborted
  }
}
