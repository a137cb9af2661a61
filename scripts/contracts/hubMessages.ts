import { once } from 'node:events'
import { sessionHub } from '#contracts/examples/session-hub.ts'
import { listenLocally, readText, type Served } from './http.ts'

type Frame = { type?: number; result?: unknown }
type Asked = { request?: { contents: { content: { invocationId?: string } } } }

const { path, getConnectionId, receiveSessionStatus } = sessionHub
const separator = '\u001e'
const inTime = (): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(5_000) })

/**
 * Connects the verifier, which asks for messages over HTTP, with the hub of a mock over a socket. It returns what the hub
 * really sends: the completion of a call, or the status after the control API closed the session.
 */
export function serveHubMessages(mockUrl: string, namespace: string): Promise<Served> {
  return listenLocally(async (req, res) => {
    const { request } = JSON.parse(await readText(req)) as Asked
    const hub = await openHub(`${mockUrl.replace(/^http/, 'ws')}/security${path}?__ns=${namespace}`)
    hub.say(
      request?.contents.content ?? {
        type: 1,
        target: getConnectionId.target,
        arguments: [],
        invocationId: '0',
      },
    )
    const completion = await hub.hear(3)
    if (!request)
      await closeSession(`${mockUrl}/__mock/v1/sessions/${String(completion.result)}/status`, namespace)
    res
      .setHeader('Content-Type', 'application/json')
      .end(JSON.stringify(request ? completion : await hub.hear(1)))
    hub.close()
  })
}

async function closeSession(address: string, namespace: string): Promise<void> {
  const { ok, status } = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Mock-Namespace': namespace },
    body: JSON.stringify({ message: receiveSessionStatus.example[0] }),
  })
  if (!ok) throw new Error(`The control API answered ${status}.`)
}

type Hub = { say: (frame: object) => void; hear: (type?: number) => Promise<Frame>; close: () => void }

/** A connection to a hub after its handshake; returns the first frame of a type. */
async function openHub(address: string): Promise<Hub> {
  const socket = new WebSocket(address)
  const heard: Frame[] = []
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    for (const text of data.split(separator).filter(Boolean)) heard.push(JSON.parse(text) as Frame)
  })
  const say = (frame: object): void => socket.send(JSON.stringify(frame) + separator)
  const hear = async (type?: number): Promise<Frame> => {
    const frame = heard.find((one) => one.type === type)
    if (frame) return frame
    await once(socket, 'message', inTime())
    return hear(type)
  }
  await once(socket, 'open', inTime())
  say({ protocol: 'json', version: 1 })
  await hear()
  return { say, hear, close: () => socket.close() }
}
