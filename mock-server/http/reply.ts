import { bytesOf } from '../bytes.ts'

/** How an answer goes wrong on its way: before the work, never, after the work, or in the middle of it. */
type Break = 'reset' | 'silence' | 'drop' | 'truncate'

export type Reply = {
  status: number
  headers: Readonly<Record<string, string>>
  body: string | Uint8Array
  breaks?: Break
  /** To be called once it has left as a whole, or has broken. */
  onLeft?: (isWhole: boolean) => void
}

export function jsonReply(status: number, body: unknown): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: jsonOf(body),
  }
}

/** What bodies that never change are as text, in bytes. */
const kept = new WeakMap<object, Uint8Array>()

/** A service that gives the same body again and again says so by freezing it, with all that it holds. */
function jsonOf(body: unknown): string | Uint8Array {
  if (typeof body !== 'object' || body === null || !Object.isFrozen(body)) return JSON.stringify(body)
  const bytes = kept.get(body) ?? bytesOf(JSON.stringify(body))
  kept.set(body, bytes)
  return bytes
}

export function htmlReply(html: string, headers: Reply['headers'] = {}): Reply {
  return { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers }, body: html }
}

export function textReply(text: string): Reply {
  return { status: 200, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: text }
}

/** A text that browsers keep under this name. */
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

/** Words as a header holds them, which is ASCII; a path may hold anything. */
export function asHeader(words: string): string {
  const text = words.replace(/[^\x20-\x7e]/gu, (one) =>
    /\p{Surrogate}|\p{Cc}/u.test(one) ? '?' : encodeURIComponent(one),
  )
  return text.slice(0, longestHeader)
}

/** As the Fetch API has it; a connection that breaks is a network error, and one that stays silent never ends. */
export function responseOf({ status, headers, body, breaks, onLeft }: Reply): Response | Promise<Response> {
  if (breaks === 'silence') return new Promise(() => {})
  onLeft?.(breaks === undefined)
  if (breaks) return Response.error()
  const told = new Headers()
  for (const [name, value] of Object.entries(headers)) told.set(name, value)
  const isBodiless = status === 204 || status === 205 || status === 304
  return new Response(isBodiless ? null : (body as BodyInit), { status, headers: told })
}
