import type * as z from 'zod/mini'
import type { Endpoint } from '#contracts/endpoint.ts'
import { getConfig } from '#shared/config.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { decodeAnswer, edgeIn, type Decoded } from './decodeAnswer.ts'
import { came, takeEarlyRead } from './earlyReads.ts'
import { requestOf } from './request.ts'
import { noteServiceTime } from './serviceTime.ts'
import { noteAnswerer } from '#shared/browser/outerSignIn.ts'
import { anySignal } from '#shared/browser/anySignal.ts'
import { noteAnswer } from '#shared/browser/connection.ts'

/** Timeout of a call in ms. */
export const answerLimitMs = 30_000

export type CallInput<E extends Endpoint> = { headers?: z.infer<E['headers']>; body?: z.infer<E['body']> }

/**
 * Sends one request in the current language and decodes its answer; no token, no `Authorization` (S-22). Never throws.
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & { token?: string | undefined; signal?: AbortSignal },
): Promise<Decoded<E>> {
  const limit = AbortSignal.timeout(answerLimitMs)
  try {
    const request = requestOf(endpoint, { ...input, language: i18n.language }, getConfig())
    const signal = input.signal ? anySignal([input.signal, limit]) : limit
    const asked =
      takeEarlyRead(request, signal) ??
      came(fetch(request.url, { ...request.init, signal }), () => noteAnswer(true))
    const { response, body, at } = await asked
    noteAnswer(true)
    noteServiceTime(response.headers.get('Date'), at)
    const edge = edgeIn(response, body)
    noteAnswerer(edge === 'redirect')
    const decoded: Decoded<E> =
      edge === null
        ? decodeAnswer(endpoint, response.status, body, Date.now())
        : { error: { kind: 'between', edge, call: endpoint.id, message: null, at: Date.now() } }
    return 'error' in decoded
      ? { error: { ...decoded.error, ...fromHeaders(response.headers, at) } }
      : decoded
  } catch {
    const kind = limit.aborted ? 'timeout' : 'network'
    if (kind === 'network' && !input.signal?.aborted) noteAnswer(false)
    return { error: { kind, call: endpoint.id, message: null, at: Date.now() } }
  }
}

/** Headers that may have the request id. Only read, because sending one would need consent of the services. */
const requestIdHeaders = ['X-Request-Id', 'Request-Id', 'traceparent']

/** The request id of an answer, if it looks like one. */
function requestId(headers: Headers): { requestId?: string } {
  const ids = requestIdHeaders.map((name) => headers.get(name) ?? '')
  const found = ids.find((id) => /^[\w.:|+/=-]{1,100}$/.test(id))
  return found === undefined ? {} : { requestId: found }
}

/** Request id and retry time from the headers of a failure. */
function fromHeaders(headers: Headers, cameAt: number): { requestId?: string; retryAt?: number } {
  const at = retryAt(headers, cameAt)
  return { ...requestId(headers), ...(at !== undefined && { retryAt: at }) }
}

/** Longest honoured delay in ms, so that an absurd value does not disable a button for good. */
const mostMs = 5 * 60_000

/**
 * Retry time by `Retry-After`, local time in ms: seconds, or a date, compared with the answer's `Date` if it has one
 * (RFC 9110, 10.2.3). Undefined without a valid value.
 */
export function retryAt(headers: Headers, now: number): number | undefined {
  const value = headers.get('Retry-After')?.trim() ?? ''
  const serviceNow = Date.parse(headers.get('Date') ?? '') || now
  const waitMs = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - serviceNow
  return waitMs > 0 ? now + Math.min(waitMs, mostMs) : undefined
}
