import { awaited, untilResumed } from '#shared/session/pausedSession.ts'
import { sessionEpoch } from '#shared/session/sessionEvents.ts'
import {
  isOutage,
  isStillUnderWay,
  isTooMany,
  sessionGone,
  turnAfter,
  type ApiError,
  apiErrorOf,
  failureText,
  isOutcomeOpen,
  refusalWords,
} from './apiError.ts'
import { notifyFoundDone, type Found, type LookUp } from './reads.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { isSuccess } from '#contracts/codes.ts'

/** Why a change failed. */
export type CallProblem = {
  /** The service's message, or null. */
  message: string | null
  /** The service's code. */
  code?: string
  /** The failed call; absent if none was sent. */
  error?: ApiError
  /** True if a session dialog shows it: a missing privilege, a session end. */
  isHandledElsewhere: boolean
}

/** Problem of an answer to a change; null after a success. */
export function callProblem(answer: { data?: unknown; error?: unknown }): CallProblem | null {
  const error = apiErrorOf(answer.error)
  return error ? problemOf(error) : null
}

export function problemOf(error: ApiError): CallProblem {
  const { code } = error
  return {
    message: refusalWords(error),
    ...(code && { code }),
    error,
    isHandledElsewhere: isHandledElsewhere(error),
  }
}

/** Session dialogs show a session end and every 403 except that of a background read. */
export function isHandledElsewhere({ kind, status, isBackground }: ApiError): boolean {
  return kind === 'session' || (status === 403 && !isBackground)
}

/** True for an answer that neither accepts nor refuses the change, such as A20 (decision D21). */
export function isInformation({ code }: CallProblem): boolean {
  return isSuccess(code)
}

/** Text of a problem in the current language. */
export function callProblemText({ message, error }: CallProblem): string {
  return error ? failureText(error) : (message ?? i18n.t('requestFailed'))
}

/** Answer of a service to a write. */
export type Answer<Data = unknown> = { data?: Data; error?: unknown }

/** Result of a write. */
export type WriteResult<Why = never> =
  | { kind: 'done' }
  /** Nothing to send, or the user cancelled. */
  | { kind: 'nothing'; why: Why }
  | NotDone

export type NotDone = {
  /**
   * `unsent`: the read before it failed, or the portal rejects it. `refused`: sent but not done, by the service's answer
   * or by the look-up of a lost one. `unknown`: sent, and possibly done (hardening T76). `session`: the session expired
   * before it was done.
   */
  kind: 'unsent' | 'refused' | 'unknown' | 'session'
  problem: CallProblem
  /** True if repeating is safe: nothing was done, because the service was down or too busy. */
  mayRepeat: boolean
}

export type Sending<Data = unknown> = {
  send: () => PromiseLike<Answer<Data>>
  /** Asks the service whether it was done if the answer is inconclusive. */
  lookUp: LookUp
  /** True for a creation: even a refusal is looked up, because our first try may have taken the name. */
  isCreation?: boolean
  /** Records and reports the success; without data if only the lookup confirmed it. */
  onDone?: ((data: Data | undefined) => void) | undefined
}

/** The request, or why there is none: a failed read, a rejection by the portal, or nothing to send. */
export type Ready<Data = unknown, Why = never> =
  | Sending<Data>
  | { error: ApiError }
  | { refusal: string }
  | { why: Why }

/** Waits for the person's answer to a question. The write continues in the session in which the answer is given. */
export type Confirm = <Answer>(question: PromiseLike<Answer>) => Promise<Answer>

/** Description of a write. */
export type Write<Data = unknown, Why = never> = (
  | Sending<Data>
  | {
      /** Reads the current record from the service; then validates, confirms and merges. */
      prepare: (confirm: Confirm) => PromiseLike<Ready<Data, Why>>
    }
) & {
  /** Repeats it; offered after re-authentication if the session expired before it was done. */
  again?: { act: () => void; label?: string }
}

/**
 * Runs every write: prepare, send, look it up if the answer leaves its outcome open, record and report. If the session
 * expires meanwhile, re-authentication opens over the screen (D49). A prepared write is not sent in another session than
 * the one in which the person started or last confirmed it; one with `again` is then offered again.
 */
export function write<Data = unknown, Why = never>(how: Write<Data, Why>): Promise<WriteResult<Why>> {
  return awaited(async () => {
    const result = await written(how)
    if (result.kind === 'session' && how.again) void offerAgain(how.again.act, how.again.label)
    return result
  })
}

async function written<Data, Why>(how: Write<Data, Why>): Promise<WriteResult<Why>> {
  const ready = 'send' in how ? how : await prepared(how)
  if ('error' in ready) return unsent(problemOf(ready.error))
  if ('refusal' in ready) return unsent({ message: ready.refusal, isHandledElsewhere: false })
  return 'why' in ready ? { kind: 'nothing', why: ready.why } : sendAndLookUp(ready)
}

/** Prepares a write; fails if the session changed since the person started or last confirmed it. */
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

async function sendAndLookUp<Data>(sending: Sending<Data>): Promise<WriteResult> {
  const { send, lookUp, isCreation, onDone } = sending
  const answer = await send()
  const problem = callProblem(answer)
  const needsLookUp = problem && (mayBeDone(problem) || (isCreation && problem.code !== undefined))
  const found = needsLookUp ? await lookUp() : null
  if (!problem || found === 'done') {
    // The call failed, but the write was done.
    if (problem?.error) notifyFoundDone(problem.error.call)
    onDone?.(problem ? undefined : answer.data)
    return { kind: 'done' }
  }
  if (problem.error?.kind === 'session') return { kind: 'session', problem, mayRepeat: false }
  if (staysOpen(problem, found)) return { kind: 'unknown', problem, mayRepeat: false }
  return { kind: 'refused', problem, mayRepeat: mayRepeat(problem, found) }
}

/** Result of a write that was not sent. */
export function unsent(problem: CallProblem): NotDone {
  if (problem.error?.kind === 'session') return { kind: 'session', problem, mayRepeat: false }
  return { kind: 'unsent', problem, mayRepeat: mayRepeat(problem, 'notDone') }
}

/** Statuses that a second copy of a request gets after the first one succeeded. */
const alreadyDoneStatuses = [404, 409, 410]

/** True if this request, or an earlier copy sent by the browser or a proxy, may have done the write. */
function mayBeDone(problem: CallProblem): boolean {
  const { error } = problem
  const { kind, status = 0 } = error ?? {}
  const isLost = isOutcomeOpen(error) || kind === 'between' || status >= 500
  if (error && (error.isNotDone || isTooMany(error))) return false
  return isLost || problem.code === 'R11' || isInformation(problem) || alreadyDoneStatuses.includes(status)
}

/** True if the outcome is open even after the look-up: a slow service may still do it. */
function staysOpen({ error }: CallProblem, found: Found | null): boolean {
  if (!error || (!isOutcomeOpen(error) && !isBroken(error))) return false
  return found === 'unknown' || isStillUnderWay(error)
}

/** True for a server error without Retry-After. */
function isBroken(error: ApiError): boolean {
  return !error.isNotDone && (error.status ?? 0) >= 500 && turnAfter(error) === null
}

/** True if a retry is safe: nothing was done, because the service was down or too busy. */
function mayRepeat({ error }: CallProblem, found: Found | null): boolean {
  if (!error) return false
  return turnAfter(error) !== null || ((found === 'notDone' || error.isNotDone === true) && isOutage(error))
}

/**
 * Offers to repeat work that failed with the session, after re-authentication; never sends anything by itself. `label`:
 * text of the button.
 */
export async function offerAgain(act: () => void, label?: string): Promise<void> {
  if (!(await untilResumed({ isTask: true }))) return
  showToast({
    kind: 'info',
    text: i18n.t('notDone'),
    staysOpen: true,
    action: { label: label ?? i18n.t('doNow'), sends: true, onAct: act },
  })
}
