import { isOutage, turnAfter, type ApiError } from '#shared/api/apiError.ts'
import { callsAtOnce } from '#shared/api/request.ts'
import { isOnline } from '#shared/browser/connection.ts'
import { untilResumed } from '#shared/session/pausedSession.ts'

/** Outcome of the work on an item. */
export type Worked =
  | 'settled'
  /** Final, with a service failure; after `mostFailures` in a row the queue pauses. */
  | { failed: ApiError }
  /** To be retried after a backoff or re-authentication; a 403 stops the queue. */
  | { again: ApiError }

/** Why a queue paused or stopped by itself. */
type Held = 'forbidden' | 'offline' | 'outage' | 'session'

/**
 * `paused`, `stopped`: no item starts; those in flight settle. A backoff or an expired session is `running`: items that
 * wait for re-authentication count in `inFlight`, so a stop is over only after it.
 */
export type QueueState = {
  phase: 'ready' | 'running' | 'paused' | 'stopped' | 'ended'
  settled: number
  total: number
  inFlight: number
  /** Time spent in `running`, ms. */
  activeMs: number
  /** Local time in ms until which a Retry-After delays the queue; null without one. */
  waitsUntil: number | null
  held: Held | null
  error: ApiError | null
}

export type Queue = {
  state: () => QueueState
  /** Starts, or resumes after a pause. */
  start: () => void
  pause: () => void
  /** Final: items that have not started stay undone. */
  stop: () => void
}

const mostFailures = 12

type QueueOptions = {
  /** True to pause while offline; reads fail instead. */
  pausesOffline?: boolean
  /** Called if `work` throws. */
  onFault?: (fault: unknown) => void
}

/** True if a failure is not about this record: rate limit, expired session, or a 403 that all would get. */
export function isUnjudged(error: ApiError): boolean {
  return error.kind === 'session' || error.status === 403 || turnAfter(error) !== null
}

export function isOver({ phase, inFlight }: Pick<QueueState, 'phase' | 'inFlight'>): boolean {
  return (phase === 'ended' || phase === 'stopped') && inFlight === 0
}

/**
 * Works on items in order, `callsAtOnce` at a time. A 429 or 503 with Retry-After delays the whole queue. Items of an
 * expired session wait for re-authentication of the same user, else it pauses. Offline it pauses until `start`.
 */
export function openQueue<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<Worked>,
  onChange: () => void,
  { pausesOffline = true, onFault }: QueueOptions = {},
): Queue {
  const again: Item[] = []
  let phase: QueueState['phase'] = 'ready'
  let [next, inFlight, settled, waitsUntil, failures] = [0, 0, 0, 0, 0]
  let timer: ReturnType<typeof setTimeout> | undefined
  let [activeMs, activeSince] = [0, 0]
  let held: Held | null = null
  let error: ApiError | null = null

  /** Enters a phase; only `hold` gives it a reason. */
  function enter(to: QueueState['phase']): void {
    if (phase === 'running') activeMs += Date.now() - activeSince
    if (to === 'running') activeSince = Date.now()
    phase = to
    held = null
    error = null
  }

  function hold(why: Held, cause: ApiError | null = null): void {
    if (phase === 'stopped') return
    if (why === 'forbidden') enter('stopped')
    else if (phase === 'running') enter('paused')
    held ??= why
    error ??= cause
  }

  function waits(): boolean {
    if (waitsUntil <= Date.now()) return false
    timer ??= setTimeout(() => {
      timer = undefined
      fill()
    }, waitsUntil - Date.now())
    return true
  }

  function fill(): void {
    while (
      phase === 'running' &&
      inFlight < callsAtOnce &&
      again.length + items.length - next > 0 &&
      !waits()
    ) {
      if (pausesOffline && !isOnline()) {
        hold('offline')
        break
      }
      const item = again.length > 0 ? again.shift()! : items[next++]!
      inFlight += 1
      const turned = turn(item)
      void (onFault ? turned.catch(onFault) : turned)
    }
    if (phase !== 'stopped' && settled === items.length) enter('ended')
    onChange()
  }

  async function turn(item: Item): Promise<void> {
    const worked = await work(item)
    if (worked !== 'settled' && 'again' in worked) {
      await retryAfter(worked.again)
      again.push(item)
    } else {
      settled += 1
      const failure = worked === 'settled' ? null : worked.failed
      failures = failure && isOutage(failure) ? failures + 1 : 0
      if (failures >= mostFailures) hold('outage', failure)
    }
    inFlight -= 1
    fill()
  }

  /** A Retry-After is followed as often as it comes: a busy service is waited for, not given up (hardening T112). */
  async function retryAfter(why: ApiError): Promise<void> {
    const until = turnAfter(why)
    if (until !== null) waitsUntil = Math.max(waitsUntil, until)
    else if (why.status === 403) hold('forbidden', why)
    else if (why.kind !== 'session') hold('outage', why)
    else if (!(await untilResumed({ isTask: true }))) hold('session')
  }

  return {
    state: () => ({
      phase,
      settled,
      total: items.length,
      inFlight,
      activeMs: activeMs + (phase === 'running' ? Date.now() - activeSince : 0),
      waitsUntil: phase === 'running' && waitsUntil > Date.now() ? waitsUntil : null,
      held,
      error,
    }),
    start() {
      if (phase !== 'ready' && phase !== 'paused') return
      failures = 0
      enter('running')
      fill()
    },
    pause() {
      if (phase !== 'running') return
      enter('paused')
      onChange()
    },
    stop() {
      if (phase === 'ended') return
      enter('stopped')
      clearTimeout(timer)
      onChange()
    },
  }
}
