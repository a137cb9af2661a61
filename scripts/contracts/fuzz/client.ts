import { Agent, request } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import type { Heard } from './judge.ts'

export type Sent = { method: string; path: string; headers: Record<string, string>; body: string | null }
export type Client = { send: (sent: Sent) => Promise<Heard | null>; close: () => void }

const longestWaitMs = 10_000

/** Sends requests as they are, without what fetch would correct; null where no answer came. */
export function createClient(base: string, parallel: number): Client {
  const { protocol, hostname, port } = new URL(base)
  const isSecure = protocol === 'https:'
  const agent = new (isSecure ? SecureAgent : Agent)({ keepAlive: true, maxSockets: parallel })
  const ask = isSecure ? secureRequest : request
  return {
    close: () => agent.destroy(),
    send: ({ method, path, headers, body }) =>
      new Promise((resolve) => {
        const length = body === null ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
        const options = { agent, hostname, port, method, path, headers: { ...headers, ...length } }
        const call = ask(options, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', () => resolve(null))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              contentType: answer.headers['content-type'] ?? '',
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          )
        })
        call.setTimeout(longestWaitMs, () => call.destroy())
        call.on('error', () => resolve(null))
        call.end(body ?? undefined)
      }),
  }
}
