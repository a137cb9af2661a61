import { once } from 'node:events'
import { WebSocket } from 'ws'

export type TestSocket = {
  ws: WebSocket
  /** The next message of the hub, read as JSON. */
  next: () => Promise<unknown>
  /** Sends each message with the separator that ends it, all in one frame. */
  send: (...messages: object[]) => void
  closed: Promise<void>
}

/** A websocket that speaks the hub protocol by hand, for tests. */
export async function openTestSocket(url: string, headers: Record<string, string> = {}): Promise<TestSocket> {
  const ws = new WebSocket(url.replace(/^http/, 'ws'), { headers })
  const arrived: string[] = []
  let notify = (): void => {}
  ws.on('message', (data) => {
    arrived.push(...String(data).split('\u001e').slice(0, -1))
    notify()
  })
  const closed = new Promise<void>((resolve) => ws.once('close', () => resolve()))
  await once(ws, 'open')
  return {
    ws,
    closed,
    send: (...messages) => ws.send(messages.map((message) => `${JSON.stringify(message)}\u001e`).join('')),
    async next() {
      while (arrived.length === 0) await new Promise<void>((resolve) => (notify = resolve))
      return JSON.parse(arrived.shift() ?? '') as unknown
    },
  }
}

/** The HTTP status that answers an attempt to open a socket: 101 when it opens. */
export function upgradeStatus(url: string, headers: Record<string, string> = {}): Promise<number> {
  const ws = new WebSocket(url.replace(/^http/, 'ws'), { headers })
  return new Promise((resolve, reject) => {
    ws.once('unexpected-response', (request, response) => {
      request.destroy()
      resolve(response.statusCode ?? 0)
    })
    ws.once('open', () => {
      ws.terminate()
      resolve(101)
    })
    ws.once('error', reject)
  })
}
