import { isOutage, isStillUnderWay, isTooMany, type ApiError } from './apiError.ts'
import { callProblem, isInformation, isUnknownResult, type CallProblem } from './callProblem.ts'
import { turnAfter } from './retryAt.ts'

/**
 * What a change answered. `isUnsent`: only what is read before it was asked for, and it was not sent. `gone`: so was it,
 * since what it is about is gone, which the text says.
 */
export type Changed<Data = unknown> = { data?: Data; error?: unknown; isUnsent?: true; gone?: string }

/** What the service has of a change now; `unknown` where that could not be read either. */
export type Found = 'done' | 'undone' | 'unknown'

export type LookUp = () => Promise<Found>

export type Outcome<Data> = { problem: null; data: Data | undefined } | ({ problem: CallProblem } & Undone)

/** Of what was not done. `isUnknown`: it may have been done all the same (hardening T76). */
export type Undone = { isUnknown: boolean; mayRepeat: boolean }

/** Statuses that say that there is nothing to do it to, or that it is so already: a repeated request is answered so. */
const nothingLeft = [404, 409, 410]

/** Whether the change may have been made, by this request or by one that the browser or a proxy has sent before it. */
export function mayBeDone(problem: CallProblem): boolean {
  const { kind, status = 0 } = problem.error ?? {}
  const isLost = isUnknownResult(problem) || kind === 'between' || status >= 500
  if (problem.error && isTooMany(problem.error)) return false
  return isLost || problem.code === 'R11' || isInformation(problem) || nothingLeft.includes(status)
}

/** Whether nobody knows, once somebody looked. A service that was too slow to answer may still be about to do it. */
export function isUnknownAfter(problem: CallProblem, found: Found): boolean {
  return isUnknownResult(problem) && (found === 'unknown' || isStillUnderWay(problem.error!))
}

/** Whether it may be sent again: nothing was done, and the service has not judged it or was too busy. */
function mayRepeat({ error }: CallProblem, found: Found): boolean {
  if (!error) return false
  return turnAfter(error) !== null || (found === 'undone' && isOutage(error))
}

/** Of a change that was not sent, since what is read before it failed. */
export function unsent(problem: CallProblem): Undone {
  return { isUnknown: false, mayRepeat: mayRepeat(problem, 'undone') }
}

/** What became of a change: asked of the service where its answer does not say so, before anything is said. */
export async function outcomeOf<Data>(
  answer: Changed<Data>,
  lookUp?: LookUp,
  isDoubtful = mayBeDone,
): Promise<Outcome<Data>> {
  const problem = callProblem(answer)
  if (!problem) return { problem, data: answer.data }
  if (answer.isUnsent || answer.gone !== undefined) return { problem, ...unsent(problem) }
  const found = lookUp && isDoubtful(problem) ? await lookUp() : 'unknown'
  if (found === 'done') return { problem: null, data: undefined }
  const isUnknown = isUnknownAfter(problem, found)
  return { problem, isUnknown, mayRepeat: !isUnknown && mayRepeat(problem, found) }
}

/** What a read finds. */
export async function foundIn<Value>(
  read: PromiseLike<{ value: Value } | { data: Value } | { error: unknown }>,
  isDone: (value: Value) => boolean,
): Promise<Found> {
  const answer = await read
  if ('error' in answer) return 'unknown'
  return isDone('value' in answer ? answer.value : answer.data) ? 'done' : 'undone'
}

/** What a read found, or why it failed. */
export type Read<Value> = { value: Value } | { error: ApiError }
