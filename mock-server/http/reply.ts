import type { ServerResponse } from 'node:http'
import type { Fault } from '../store/faults.ts'

export type Reply = {
  status: number
  contentType: string
  body: string | Buffer
  headers?: Record<string, string>
}

export function jsonReply(status: number, body: unknown): Reply {
  return { status, contentType: 'application/json; charset=utf-8', body: textOf(body) }
}

/** What bodies that never change are as text, in bytes. */
const kept = new WeakMap<object, Buffer>()

/** A service that gives the same body again and again says so by freezing it, with all that it holds. */
function textOf(body: unknown): string | Buffer {
  if (typeof body !== 'object' || body === null || !Object.isFrozen(body)) return JSON.stringify(body)
  const bytes = kept.get(body) ?? Buffer.from(JSON.stringify(body))
  kept.set(body, bytes)
  return bytes
}

export function htmlReply(html: string): Reply {
  return { status: 200, contentType: 'text/html; charset=utf-8', body: html }
}

export function textReply(text: string): Reply {
  return { status: 200, contentType: 'text/plain; charset=utf-8', body: text }
}

/** A text that browsers keep under this name. */
export function fileReply({ name, contentType }: { name: string; contentType: string }, text: string): Reply {
  return {
    status: 200,
    contentType,
    body: text,
    headers: { 'Content-Disposition': `attachment; filename="${name}"` },
  }
}

const longestHeader = 1_000

/** Words as a header holds them, which is ASCII; a path may hold anything. */
export function asHeader(words: string): string {
  const text = words.replace(/[^\x20-\x7e]/gu, (one) =>
    /\p{Surrogate}|\p{Cc}/u.test(one) ? '?' : encodeURIComponent(one),
  )
  return text.slice(0, longestHeader)
}

/** Sends an answer whole, or as far as the fault lets it: cut in the middle, or not at all after the work is done. */
export function sendReply(res: ServerResponse, reply: Reply, fault: Fault | null = null): void {
  if (fault?.kind === 'drop-after') return cut(res)
  const headers = {
    ...reply.headers,
    'Content-Type': reply.contentType,
    'Content-Length': Buffer.byteLength(reply.body),
  }
  if (fault?.kind !== 'truncate') return void res.writeHead(reply.status, headers).end(reply.body)
  // Whoever compresses on the way would wait for the rest.
  res.writeHead(reply.status, { ...headers, 'Cache-Control': 'no-transform' })
  const whole = Buffer.from(reply.body)
  res.write(whole.subarray(0, Math.floor(whole.length / 2)), () => cut(res))
}

/** Breaks the connection. */
export function cut(res: ServerResponse): void {
  res.destroy()
}
