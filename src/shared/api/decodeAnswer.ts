import * as z from 'zod/mini'
import { isAccepted, isNone, type Endpoint } from '#contracts/endpoint.ts'
import type { ApiError } from './apiError.ts'
import { codeAndMessage } from './codeAndMessage.ts'

// Otherwise zod probes `new Function`, which violates the page's policy.
z.config({ jitless: true })

export type Decoded<E extends Endpoint> = { data: z.infer<E['answer']> } | { error: ApiError }

/**
 * Decodes every answer (decisions D12, D51): JSON that fits the contract, or an error. Extra fields are dropped; a
 * refusal of any status keeps its code and, below 500, its message.
 */
export function decodeAnswer<E extends Endpoint>(
  endpoint: E,
  status: number,
  body: string,
  at: number,
): Decoded<E> {
  const json = parseJson(body)
  if (!isDone(status)) return { error: refusal(endpoint, status, json, at) }
  const { code } = codeAndMessage(json)
  if (isNone(endpoint, code)) return { data: endpoint.none as z.infer<E['answer']> }
  const ownStatus = endpoint.accepts === 'every code' ? status : statusIn(json, status)
  if (!isDone(ownStatus) || !isAccepted(endpoint, code))
    return { error: refusal(endpoint, ownStatus, json, at) }
  const checked = json === undefined ? null : endpoint.answer.safeParse(json)
  if (checked?.success) return { data: checked.data as z.infer<E['answer']> }
  return { error: { kind: 'schema', call: endpoint.id, status, message: null, at } }
}

function refusal(endpoint: Endpoint, status: number, json: unknown, at: number): ApiError {
  const failure = endpoint.failure.safeParse(json)
  const { code, message } = codeAndMessage(failure.success ? json : null)
  return {
    kind: 'status',
    call: endpoint.id,
    status,
    ...(code !== null && { code }),
    message: status >= 500 ? null : message,
    ...(failure.success && { failure: failure.data }),
    at,
  }
}

/** Status from the body if present, which may differ from the HTTP status (decision D43). */
function statusIn(json: unknown, status: number): number {
  const { statusCode, responseCode } = Object(json) as { statusCode?: unknown; responseCode?: unknown }
  const given = Number(statusCode ?? responseCode ?? status)
  return Number.isNaN(given) ? 400 : given
}

function isDone(status: number): boolean {
  return status >= 200 && status < 300
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
