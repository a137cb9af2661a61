import { mayHaveArrived, mayStillBeDone, type Edge } from './whoAnswered.ts'

/**
 * Why a call has no answer. `between`: somebody else answered in the service's place (`edge`). `session`: its session
 * ended meanwhile, so nobody is told.
 */
export type ApiError = {
  kind: 'network' | 'timeout' | 'between' | 'status' | 'schema' | 'session'
  /** Id of the endpoint. */
  call: string
  /** Of the service's own answer only: nothing is learnt from anybody else's. */
  status?: number
  edge?: Edge
  code?: string
  /** The service's own words, safe to show as text; null when it had none or when they must not be shown. */
  message: string | null
  /** The body of a refusal, checked against the endpoint's `failure`. */
  failure?: unknown
  /** What the service or its edge calls the request, when the answer said so. */
  requestId?: string
  /** From when on the service wants to be asked again, local time in ms, when the answer said so. */
  retryAt?: number
  /** The token was refused and none could be had in its place, so nothing was done. */
  isUndone?: true
  /** Of a read that nobody asked for: no dialog of the session speaks of it. */
  isQuiet?: true
  /** Local time, ms. */
  at: number
}

/** The answer to a call whose session ended. */
export function sessionGone(call: string): ApiError {
  return { kind: 'session', call, message: null, at: Date.now() }
}

/** The code that makes the call could not be loaded, so it was never made. */
export function unreached(call: string): ApiError {
  return { kind: 'network', call, message: null, at: Date.now() }
}

/** An answer came, fits its contract, and yet nothing can be done with it. */
export function unusable(call: string): ApiError {
  return { kind: 'schema', call, message: null, at: Date.now() }
}

/** False when nobody answered: whether anything was done is not known. */
export function isAnswered({ kind }: ApiError): boolean {
  return kind === 'status' || kind === 'schema'
}

/** Whether what was asked for may have been done although no answer of the service says so (hardening T76). */
export function isUnknown({ kind, edge, isUndone }: ApiError): boolean {
  if (isUndone) return false
  return ['timeout', 'network', 'schema'].includes(kind) || (edge !== undefined && mayHaveArrived(edge))
}

/** Whether it may be done later: the service was too slow for whoever waited. */
export function isStillUnderWay({ kind, edge }: ApiError): boolean {
  return kind === 'timeout' || (edge !== undefined && mayStillBeDone(edge))
}

/** Refused by the service, or by whoever guards it, because too much is asked; nothing was done. */
export function isTooMany({ status, edge }: ApiError): boolean {
  return status === 429 || edge === 429
}

/** Asked too often, waited too long, or headers that the host does not even read (T44): none judges what was asked. */
const notJudged = [408, 429, 431]

/** True when no service has judged the request: it got no answer, a broken one, or one that says to ask again. */
export function isOutage({ kind, status = 0 }: ApiError): boolean {
  return kind !== 'status' || status >= 500 || notJudged.includes(status)
}

/** Short, speakable mark by which a person and a log talk about the same failure. */
export function reference({ at, call, kind }: ApiError): string {
  const mark = [...`${call}${kind}`].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, at >>> 0)
  return mark.toString(36).toUpperCase().padStart(7, '0').slice(-7)
}

/** What is copied for whoever looks into a failure. Never holds a token, a name or what was typed. */
export function referenceText(error: ApiError): string {
  const request = error.requestId === undefined ? [] : [`request ${error.requestId}`]
  return [reference(error), localTime(error.at), error.call, outcome(error), ...request].join(' · ')
}

/** The same about a call that did what it was asked to. */
export function doneText(call: string, at: number): string {
  return [doneReference(call, at), localTime(at), call].join(' · ')
}

export function doneReference(call: string, at: number): string {
  return reference({ at, call, kind: 'status', message: null })
}

/** How a call ended, for whoever can read it: `status 500`, `status 400 R23`, `between 403`, `timeout`. */
export function outcome({ kind, status, edge, code }: ApiError): string {
  return [kind, status, edge, code].filter((part) => part !== undefined).join(' ')
}

/** ISO-8601 by the clock on the wall, with its distance from UTC: `2026-11-21T09:30:00-05:00`. */
function localTime(at: number): string {
  const minutes = -new Date(at).getTimezoneOffset()
  const wall = new Date(at + minutes * 60_000).toISOString().slice(0, 19)
  const pad = (value: number): string => String(Math.abs(Math.trunc(value))).padStart(2, '0')
  return `${wall}${minutes < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}`
}
