import * as z from 'zod/mini'
import { isAccepted, isNone, type Endpoint } from '#contracts/endpoint.ts'
import type { ApiError, Edge } from './apiError.ts'
import { codeOf } from '#contracts/codes.ts'
import { serverText } from '#shared/texts/serverText.ts'

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

/** Code and message of an answer with any status (G-61, decision D51). The message is safe to show. */
export function codeAndMessage(body: unknown): { code: string | null; message: string | null } {
  const fields = asRecord(body)
  const result = asRecord(fields['result'])
  return {
    code: serverText(codeOf(body)),
    message: firstText(fields['message'], result['information'], result['message'], fields['result']),
  }
}

function firstText(...values: unknown[]): string | null {
  for (const value of values) {
    const text = serverText(value)
    if (text !== null) return text
  }
  return null
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** Statuses of gateways without an answer of their service; with a service code they are the service's own. */
const gatewayStatuses = [408, 502, 503, 504]

/** Authentication schemes of browsers and proxies; the services use only tokens. */
const foreignSignIn = /^\s*(basic|digest|negotiate|ntlm)\b/i

type Head = Pick<Response, 'type' | 'status' | 'headers'>

/**
 * Null if the service itself answered, with JSON or an empty body. Any other answer comes from a firewall, gateway or
 * sign-in page in between, and says nothing about privileges, names or sessions.
 */
export function edgeIn({ type, status, headers }: Head, body: string): Edge | null {
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) return 'redirect'
  if (!isJsonOrNothing(body)) return status
  if (status === 401 && foreignSignIn.test(headers.get('WWW-Authenticate') ?? '')) return status
  return gatewayStatuses.includes(status) && !hasCode(body) ? status : null
}

/** A truncated JSON answer counts as the service's. */
function isJsonOrNothing(body: string): boolean {
  return /^\s*([{[]|$)/.test(body) || parseJson(body) !== undefined
}

function hasCode(body: string): boolean {
  return codeOf(parseJson(body)) !== null
}
