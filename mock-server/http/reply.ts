import type { ServerResponse } from 'node:http'
import type { Fault } from '../store/faults.ts'

export type Reply = { status: number; contentType: string; body: Buffer; headers?: Record<string, string> }

export function jsonReply(status: number, body: unknown): Reply {
  return { status, contentType: 'application/json; charset=utf-8', body: Buffer.from(JSON.stringify(body)) }
}

export function htmlReply(html: string): Reply {
  return { status: 200, contentType: 'text/html; charset=utf-8', body: Buffer.from(html) }
}

/** Sends an answer whole, or as far as the fault lets it: cut in the middle, or not at all after the work is done. */
export function sendReply(res: ServerResponse, reply: Reply, fault: Fault | null = null): void {
  if (fault?.kind === 'drop-after') return cut(res)
  const headers = {
    ...reply.headers,
    'Content-Type': reply.contentType,
    'Content-Length': reply.body.length,
  }
  if (fault?.kind !== 'truncate') return void res.writeHead(reply.status, headers).end(reply.body)
  // Whoever compresses on the way would wait for the rest.
  res.writeHead(reply.status, { ...headers, 'Cache-Control': 'no-transform' })
  res.write(reply.body.subarray(0, Math.floor(reply.body.length / 2)), () => cut(res))
}

/** Breaks the connection. */
export function cut(res: ServerResponse): void {
  res.destroy()
}
