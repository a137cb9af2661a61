import { isOnline } from '#shared/browser/connection.ts'
import { i18n } from '#shared/texts/i18n.ts'

/** Answer of an intermediary: its status, or a redirect, which calls do not follow. */
export type Edge = number | 'redirect'

/**
 * Failure of a call. `between`: an intermediary answered instead of the service (`edge`). `session`: the session ended,
 * so no message is shown.
 */
export type ApiError = {
  kind: 'network' | 'timeout' | 'between' | 'status' | 'schema' | 'session'
  /** Id of the endpoint. */
  call: string
  /** Status of the service's answer; absent for an intermediary's. */
  status?: number
  edge?: Edge
  code?: string
  /** The service's message, safe to show as text; null without one or if it must not be shown. */
  message: string | null
  /** Body of a refusal, checked against the endpoint's `failure`. */
  failure?: unknown
  /** Request id from the answer's headers. */
  requestId?: string
  /** Local time (ms) from Retry-After. */
  retryAt?: number
  /** True if the token was refused and not renewed, so that nothing was done. */
  isNotDone?: true
  /** A background read: the session's dialogs do not show it. */
  isBackground?: true
  /** Local time, ms. */
  at: number
}

/** Failure of a call whose session ended. */
export function sessionGone(call: string): ApiError {
  return { kind: 'session', call, message: null, at: Date.now() }
}

/** The chunk of the call could not be loaded, so it was never sent. */
export function unreached(call: string): ApiError {
  return { kind: 'network', call, message: null, at: Date.now() }
}

/** The answer fits its contract but cannot be used. */
export function unusable(call: string): ApiError {
  return { kind: 'schema', call, message: null, at: Date.now() }
}

/** False without an answer, so that the outcome is unknown. */
export function isAnswered({ kind }: ApiError): boolean {
  return kind === 'status' || kind === 'schema'
}

/** True if the request may have been carried out without an answer of the service (hardening T76). */
export function isOutcomeOpen(error: ApiError | undefined): boolean {
  if (!error || error.isNotDone) return false
  const { kind, edge } = error
  return ['timeout', 'network', 'schema'].includes(kind) || (edge !== undefined && mayHaveArrived(edge))
}

/** True if the service may still be working on it after a timeout. */
export function isStillUnderWay({ kind, edge }: ApiError): boolean {
  return kind === 'timeout' || (edge !== undefined && mayStillBeDone(edge))
}

/** True if the request may have reached the service despite this answer; behind 511 nothing is reached. */
function mayHaveArrived(edge: Edge): boolean {
  return edge !== 'redirect' && edge !== 511 && (edge < 300 || edge === 408 || edge >= 500)
}

/** True if the service may still be working after a gateway timeout. */
function mayStillBeDone(edge: Edge): boolean {
  return mayHaveArrived(edge) && edge !== 503 && Number(edge) >= 300
}

/** True for 429 from the service or an intermediary; nothing was done. */
export function isTooMany({ status, edge }: ApiError): boolean {
  return status === 429 || edge === 429
}

/** Timeout, rate limit, too long headers (T44): the request itself was not judged. */
const notJudged = [408, 429, 431]

/** True if no service has judged the request: no answer, an invalid one, or one that asks to retry. */
export function isOutage({ kind, status = 0 }: ApiError): boolean {
  return kind !== 'status' || status >= 500 || notJudged.includes(status)
}

/** Delay in ms for a 429 without Retry-After. */
const patienceMs = 5_000

/** Retry time after a 429 or a failure with Retry-After, local time in ms; else null. */
export function turnAfter(error: ApiError): number | null {
  const { status, edge, retryAt = null } = error
  if (isTooMany(error)) return retryAt ?? Date.now() + patienceMs
  return status === 503 || edge === 503 ? retryAt : null
}

/** Short code to find a failure in the logs. */
export function reference({ at, call, kind }: ApiError): string {
  const mark = [...`${call}${kind}`].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, at >>> 0)
  return mark.toString(36).toUpperCase().padStart(7, '0').slice(-7)
}

/** Text to copy for support, without tokens, names or typed values. */
export function referenceText(error: ApiError): string {
  const request = error.requestId === undefined ? [] : [`request ${error.requestId}`]
  return [reference(error), localTime(error.at), error.call, outcome(error), ...request].join(' · ')
}

/** The same for a successful call. */
export function doneText(call: string, at: number): string {
  return [doneReference(call, at), localTime(at), call].join(' · ')
}

export function doneReference(call: string, at: number): string {
  return reference({ at, call, kind: 'status', message: null })
}

/** Technical outcome of a call: `status 500`, `status 400 R23`, `between 403`, `timeout`. */
export function outcome({ kind, status, edge, code }: ApiError): string {
  return [kind, status, edge, code].filter((part) => part !== undefined).join(' ')
}

/** ISO 8601 in local time with its offset: `2026-11-21T09:30:00-05:00`. */
function localTime(at: number): string {
  const minutes = -new Date(at).getTimezoneOffset()
  const wall = new Date(at + minutes * 60_000).toISOString().slice(0, 19)
  const pad = (value: number): string => String(Math.abs(Math.trunc(value))).padStart(2, '0')
  return `${wall}${minutes < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}`
}

/**
 * The ApiError in the `error` of a hook or dispatch. RTK Query turns exceptions, such as in `transformResponse`, into a
 * SerializedError, which becomes an unusable answer.
 */
export function apiErrorOf(error: NonNullable<unknown>): ApiError
export function apiErrorOf(error: unknown): ApiError | undefined
export function apiErrorOf(error: unknown): ApiError | undefined {
  if (error === undefined || error === null) return undefined
  if (isApiError(error)) return error
  return { kind: 'schema', call: 'unknown', message: null, at: Date.now() }
}

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'call' in error
}

/**
 * The service's message for the user, or null. Not shown for 403, which has our text, nor for a 401 without a code,
 * which comes from a gateway in English.
 */
export function refusalWords({ status, code, message }: ApiError): string | null {
  return status === 403 || (status === 401 && code === undefined) ? null : message
}

/** Message of a failure: the service's, else ours in the current language (ERR-01, ERR-02). */
export function failureText(error: ApiError): string {
  if (error.status === 403) return i18n.t('forbidden')
  return refusalWords(error) ?? i18n.t(ownWords(error))
}

function ownWords(error: ApiError): 'tooMany' | 'notReached' | 'offline' | 'requestFailed' {
  if (isTooMany(error)) return 'tooMany'
  if (error.kind === 'between' && !isOutcomeOpen(error)) return 'notReached'
  return error.kind === 'network' && !isOnline() ? 'offline' : 'requestFailed'
}
