import { useEffect, useSyncExternalStore } from 'react'
import { isOutage, apiErrorOf } from '#shared/api/apiError.ts'
import { store } from '#shared/api/store.ts'
import { getConfig } from '#shared/config.ts'
import { log } from '#shared/browser/log.ts'
import { onSeen } from '#shared/browser/visibility.ts'
import { startHub } from '#shared/session/hub.ts'
import { plannedEnd } from '#shared/session/plannedEnd.ts'
import { refreshIfDue } from '#shared/session/refresh.ts'
import { refreshDueIn, readSession } from '#shared/session/tokens.ts'
import { channelApi } from '#shared/session/channelApi.ts'
import { keepScreens, onPauseChange, pausedSession } from '#shared/session/pausedSession.ts'
import { endSession } from '#shared/session/sessionEvents.ts'
import { retryDelay } from '#shared/session/retryDelay.ts'

/** Opens the session channel and refreshes the token ahead of time; restarts both after a pause. */
export function useLiveSession(): void {
  const isPaused = useSyncExternalStore(onPauseChange, pausedSession) !== null
  useEffect(() => keepScreens(), [])
  useEffect(() => (isPaused ? undefined : keepFresh()), [isPaused])
  useEffect(() => (isPaused ? undefined : openChannel()), [isPaused])
}

/** Validates every connection with the service (CAL-27, CHN-04, CHN-05). */
function openChannel(): () => void {
  const hub = startHub({
    url: getConfig().security,
    onConnected: (connectionId, closed) => void validate(connectionId, closed),
    onSessionStatus: (message) => endSession({ reason: 'closed', message }),
  })
  return () => void hub.stop()
}

/**
 * Only a 401 ends the session (hardening T38). Without an answer the service does not know the user of the connection,
 * so it is repeated while the connection is open.
 */
export async function validate(connectionId: string, closed: AbortSignal): Promise<void> {
  for (let failures = 1; !closed.aborted; failures += 1) {
    await refreshIfDue()
    const { error } = await store.dispatch(
      channelApi.endpoints.validateSession.initiate(
        { headers: { connectionId }, body: {} },
        { track: false },
      ),
    )
    const failure = apiErrorOf(error)
    if (failure?.status === 401) return endSession({ reason: 'closed', message: null })
    if (!failure || failure.kind === 'session') return
    log(`validatesession had no answer (${failure.kind})`)
    if (!isOutage(failure)) return
    const again = Date.now() + retryDelay(failures, Math.random())
    await waitUntil(Math.max(again, failure.retryAt ?? 0), closed)
  }
}

const longestTimer = 2 ** 31 - 1

/** Refreshes the token when due (SES-18), also when the page becomes visible, because timers sleep (hardening T48). */
function keepFresh(): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = (): void => {
    clearTimeout(timer)
    void refreshIfDue().then(() => {
      const session = readSession()
      if (!session) return
      const due = refreshDueIn(session, Date.now())
      const end = (plannedEnd(session) ?? Infinity) - Date.now()
      timer = setTimeout(look, Math.min(Math.max(due, 30_000), Math.max(end, 0), longestTimer))
    })
  }
  look()
  const forget = onSeen(look)
  return () => {
    clearTimeout(timer)
    forget()
  }
}

/** Waits until this local time (ms) or an abort. */
function waitUntil(until: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve()
    const timer = setTimeout(resolve, until - Date.now())
    stop.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
