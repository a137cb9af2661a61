import { bytesOf } from '../bytes.ts'

/** When an answer breaks: before the work, never answered, after the work, or within the answer. */
type Break = 'reset' | 'silence' | 'drop' | 'truncate'

export type Reply = {
  status: number
  headers: Readonly<Record<string, string>>
  body: string | Uint8Array
  breaks?: Break
  /** Called once it was sent completely or has broken. */
  onLeft?: (isWhole: boolean) => void
}

export function jsonReply(status: number, body: unknown): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: jsonOf(body),
  }
}

/** Serialized frozen bodies. */
const bytesByBody = new WeakMap<object, Uint8Array>()

/** A service marks a body that it returns repeatedly by freezing it deeply. */
function jsonOf(body: unknown): string | Uint8Array {
  if (typeof body !== 'object' || body === null || !Object.isFrozen(body)) return JSON.stringify(body)
  const bytes = bytesByBody.get(body) ?? bytesOf(JSON.stringify(body))
  bytesByBody.set(body, bytes)
  return bytes
}

export function htmlReply(html: string, headers: Reply['headers'] = {}): Reply {
  return { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers }, body: html }
}

export function textReply(text: string): Reply {
  return { status: 200, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: text }
}

/** A text that browsers save under this file name. */
export function fileReply({ name, contentType }: { name: string; contentType: string }, text: string): Reply {
  return {
    status: 200,
    headers: { 'Content-Type': contentType, 'Content-Disposition': `attachment; filename="${name}"` },
    body: text,
  }
}

export function emptyReply(status: number, headers: Reply['headers'] = {}): Reply {
  return { status, headers, body: '' }
}

export function withHeaders<R extends Reply>(reply: R, headers: Reply['headers']): R {
  return { ...reply, headers: { ...headers, ...reply.headers } }
}

const longestHeader = 1_000

/** Text as an ASCII header value; a path may contain anything. */
export function asHeader(words: string): string {
  const text = words.replace(/[^\x20-\x7e]/gu, (one) =>
    /\p{Surrogate}|\p{Cc}/u.test(one) ? '?' : encodeURIComponent(one),
  )
  return text.slice(0, longestHeader)
}

/** As a Fetch API response; a broken connection is a network error, a silent one never ends. */
export function responseOf({ status, headers, body, breaks, onLeft }: Reply): Response | Promise<Response> {
  if (breaks === 'silence') return new Promise(() => {})
  onLeft?.(breaks === undefined)
  if (breaks) return Response.error()
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) sent.set(name, value)
  const isBodiless = status === 204 || status === 205 || status === 304
  return new Response(isBodiless ? null : (body as BodyInit), { status, headers: sent })
}
