import type * as z from 'zod/mini'
import type { Endpoint } from '#contracts/endpoint.ts'
import { getConfig } from '#shared/config.ts'
import { headerValue } from './headerValue.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { decodeAnswer, type Decoded } from './decodeAnswer.ts'
import { noteAnswer } from './reachability.ts'
import { retryAt } from './retryAt.ts'
import { noteServiceTime } from './serviceTime.ts'
import { anySignal } from '#shared/browser/anySignal.ts'

/** How long a call may stay without an answer. */
export const answerLimitMs = 30_000

export type CallInput<E extends Endpoint> = { headers?: z.infer<E['headers']>; body?: z.infer<E['body']> }

/** One request in the language in force, one checked answer. No token, no `Authorization` header (S-22). Never throws. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & { token?: string | undefined; signal?: AbortSignal },
): Promise<Decoded<E>> {
  const limit = AbortSignal.timeout(answerLimitMs)
  try {
    const response = await fetch(getConfig()[endpoint.service] + endpoint.path, {
      method: endpoint.method,
      headers: {
        ...parameters(input.headers),
        'Accept-Language': i18n.language,
        ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
        ...(input.token !== undefined && { Authorization: `Bearer ${input.token}` }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      cache: 'no-store',
      credentials: 'same-origin',
      signal: input.signal ? anySignal([input.signal, limit]) : limit,
    })
    noteAnswer(true)
    noteServiceTime(response.headers.get('Date'))
    const decoded = decodeAnswer(endpoint, response.status, await response.text(), Date.now())
    return 'error' in decoded ? { error: { ...decoded.error, ...saidBeside(response.headers) } } : decoded
  } catch {
    const kind = limit.aborted ? 'timeout' : 'network'
    if (kind === 'network' && !input.signal?.aborted) noteAnswer(false)
    return { error: { kind, call: endpoint.id, message: null, at: Date.now() } }
  }
}

/** By which names services and edges say how they call a request. Only read: a header of ours would need their consent. */
const requestIdHeaders = ['X-Request-Id', 'Request-Id', 'traceparent']

/** What a log can be searched for; anything that does not look like an id is left out. */
function requestId(headers: Headers): { requestId?: string } {
  const ids = requestIdHeaders.map((name) => headers.get(name) ?? '')
  const found = ids.find((id) => /^[\w.:|+/=-]{1,100}$/.test(id))
  return found === undefined ? {} : { requestId: found }
}

/** What the headers of a failure say of it. */
function saidBeside(headers: Headers): { requestId?: string; retryAt?: number } {
  const at = retryAt(headers, Date.now())
  return { ...requestId(headers), ...(at !== undefined && { retryAt: at }) }
}

function parameters(headers: unknown): Record<string, string> {
  const given = Object.entries((headers ?? {}) as Record<string, string | undefined>)
  return Object.fromEntries(
    given.flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, headerValue(value)]],
    ),
  )
}
