import { awaited } from '#shared/session/pausedSession.ts'
import { sessionEpoch } from '#shared/session/sessionEvents.ts'
import { isOutage, isStillUnderWay, isTooMany, sessionGone, type ApiError } from './apiError.ts'
import { callProblem, isInformation, isUnknownResult, problemOf, type CallProblem } from './callProblem.ts'
import { tellFoundDone } from './foundDone.ts'
import type { Found, LookUp } from './lookUp.ts'
import { turnAfter } from './retryAt.ts'

/** What a service answers to a change. */
export type Answer<Data = unknown> = { data?: Data; error?: unknown }

/** What came of a change that somebody asked for. */
export type WriteResult<Why = never> =
  | { kind: 'done' }
  /** There was nothing to send, or the person decided otherwise. */
  | { kind: 'nothing'; why: Why }
  | NotDone

export type NotDone = {
  /**
   * `unsent`: what is read before it failed, or the portal itself refuses it. `refused`: it was sent, and not done.
   * `unknown`: it was sent, and may have been done (hardening T76). `session`: the session expired before it was done.
   */
  kind: 'unsent' | 'refused' | 'unknown' | 'session'
  problem: CallProblem
  /** Nothing was done, and the service has not judged it or was too busy. */
  mayRepeat: boolean
}

export type Sending<Data = unknown> = {
  send: () => PromiseLike<Answer<Data>>
  /** Asks the service whether it is done, where the answer does not say so. */
  lookUp: LookUp
  /** Whether the answer leaves open that it was done. */
  isDoubtful?: (problem: CallProblem) => boolean
  /** Records and tells it; without data where only the look at the service says that it was done. */
  onDone?: ((data: Data | undefined) => void) | undefined
}

/** What is sent; or why nothing is: a read failed, the portal refuses it in words, or there is nothing to send. */
export type Ready<Data = unknown, Why = never> =
  | Sending<Data>
  | { error: ApiError }
  | { refusal: string }
  | { why: Why }

/** Waits for the answer to a question. Giving it confirms the change in the session of that moment. */
export type Confirm = <Answer>(question: PromiseLike<Answer>) => Promise<Answer>

/** How something is changed. */
export type Write<Data = unknown, Why = never> =
  | Sending<Data>
  | {
      /** Reads what is changed, fresh from the service; then checks, asks and merges. */
      prepare: (confirm: Confirm) => PromiseLike<Ready<Data, Why>>
    }

/**
 * The one way to change something: read and check, send in the session in which it was asked for, look it up where the
 * answer leaves open whether it was done, record and tell. Meanwhile session expiry offers re-authentication (T37).
 */
export function write<Data = unknown, Why = never>(how: Write<Data, Why>): Promise<WriteResult<Why>> {
  return awaited(async () => {
    const ready = 'send' in how ? how : await prepared(how)
    if ('error' in ready) return unsent(problemOf(ready.error))
    if ('refusal' in ready) return unsent({ message: ready.refusal, isHandledElsewhere: false })
    return 'why' in ready ? { kind: 'nothing', why: ready.why } : sent(ready)
  })
}

/** Everything before it is sent. */
export async function prepared<Data, Why>(how: Write<Data, Why>): Promise<Ready<Data, Why>> {
  if ('send' in how) return how
  let askedIn = sessionEpoch()
  const ready = await how.prepare(async (question) => {
    const answer = await question
    askedIn = sessionEpoch()
    return answer
  })
  return 'send' in ready && askedIn !== sessionEpoch() ? { error: sessionGone('read') } : ready
}

async function sent<Data>(sending: Sending<Data>): Promise<WriteResult> {
  const { send, lookUp, isDoubtful = mayBeDone, onDone } = sending
  const answer = await send()
  const problem = callProblem(answer)
  const found = problem && isDoubtful(problem) ? await lookUp() : 'unknown'
  if (!problem || found === 'done') {
    if (problem?.error) tellFoundDone(problem.error.call)
    onDone?.(problem ? undefined : answer.data)
    return { kind: 'done' }
  }
  if (problem.error?.kind === 'session') return { kind: 'session', problem, mayRepeat: false }
  if (isUnknownAfter(problem, found)) return { kind: 'unknown', problem, mayRepeat: false }
  return { kind: 'refused', problem, mayRepeat: mayRepeat(problem, found) }
}

/** Of a change that was not sent. */
export function unsent(problem: CallProblem): NotDone {
  if (problem.error?.kind === 'session') return { kind: 'session', problem, mayRepeat: false }
  return { kind: 'unsent', problem, mayRepeat: mayRepeat(problem, 'undone') }
}

/** Statuses that say that there is nothing to do it to, or that it is so already: a repeated request is answered so. */
const nothingLeft = [404, 409, 410]

/** Whether the change may have been made, by this request or by one that the browser or a proxy has sent before it. */
export function mayBeDone(problem: CallProblem): boolean {
  const { error } = problem
  const { kind, status = 0 } = error ?? {}
  const isLost = isUnknownResult(problem) || kind === 'between' || status >= 500
  if (error && (error.isUndone || isTooMany(error))) return false
  return isLost || problem.code === 'R11' || isInformation(problem) || nothingLeft.includes(status)
}

/** Whether nobody knows, once somebody looked. A service that was too slow to answer may still be about to do it. */
function isUnknownAfter(problem: CallProblem, found: Found): boolean {
  const { error } = problem
  if (!error || (!isUnknownResult(problem) && !isBroken(error))) return false
  return found === 'unknown' || isStillUnderWay(error)
}

/** The service broke while it was at it, and did not ask for patience. */
function isBroken(error: ApiError): boolean {
  return !error.isUndone && (error.status ?? 0) >= 500 && turnAfter(error) === null
}

/** Whether it may be sent again: nothing was done, and the service has not judged it or was too busy. */
function mayRepeat({ error }: CallProblem, found: Found): boolean {
  if (!error) return false
  return turnAfter(error) !== null || ((found === 'undone' || error.isUndone === true) && isOutage(error))
}
