import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { sessionHub } from '#contracts/session-hub.ts'
import { holdSocket, type HubSocket } from './hubSocket.ts'
import { createNegotiation, type Ticket } from './negotiation.ts'
import { isOwnOrigin } from './ownOrigin.ts'
import { refuseSocket } from './refuseSocket.ts'

export type HubConnection = { id: string; namespace: string; openedAt: number; userName: string | null }

export type SessionHub = {
  /** Answers negotiate (and refuses other transports) below the hub's path; false when the request is not its own. */
  handle: (req: IncomingMessage, res: ServerResponse) => boolean
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Those whose handshake is done, oldest first. */
  connections: (namespace: string) => HubConnection[]
  /** Ties a connection to a person (validatesession); false when there is no such connection. */
  identify: (namespace: string, connectionId: string, userName: string) => boolean
  /** Sends ReceiveSessionStatus; returns how many connections it went to. */
  push: (namespace: string, connectionId: string | 'all', message: string) => number
  /** Cuts every connection as a broken network does; returns how many. */
  drop: (namespace: string) => number
  /** While on, negotiations and sockets are answered 401; open connections stay. */
  refuse: (namespace: string, on: boolean) => void
  /** Asks every client to come back later, then ends. */
  close: () => Promise<void>
}

type Host = {
  namespaceOf: (req: IncomingMessage) => string
  newId: () => string
  now: () => number
  setTimer: (fn: () => void, ms: number) => () => void
}

const hubPath = `/security${sessionHub.path}`
const negotiatePath = `${hubPath}/negotiate`
const longestFrame = 32_768

/** A SignalR hub of one method and one event over websockets, for the official clients (CAL-28, S-25). */
export function createSessionHub(host: Host): SessionHub {
  const server = new WebSocketServer({ noServer: true, maxPayload: longestFrame })
  const negotiation = createNegotiation(host.newId, host.setTimer)
  const refusing = new Set<string>()
  const sockets = new Set<HubSocket>()
  const open = new Map<string, HubConnection & { socket: HubSocket }>()
  let closing = false

  function accept(ws: WebSocket, { connectionId: id, namespace }: Ticket): void {
    const socket = holdSocket(ws, id, host.setTimer, {
      onReady: () => open.set(id, { id, namespace, openedAt: host.now(), userName: null, socket }),
      onGone() {
        open.delete(id)
        sockets.delete(socket)
      },
    })
    sockets.add(socket)
  }

  function inNamespace(namespace: string): (HubConnection & { socket: HubSocket })[] {
    return [...open.values()].filter((connection) => connection.namespace === namespace)
  }

  /** The promise a socket redeems, or the status it is refused with. Without a token it negotiated nothing. */
  function admit(req: IncomingMessage, token: string | null): Ticket | number {
    if (closing) return 503
    if (!allowsOrigin(req)) return 403
    const namespace = host.namespaceOf(req)
    if (refusing.has(namespace)) return 401
    // A negotiated connection stays in the namespace it was negotiated in: browsers add no headers to a socket.
    return token === null ? { connectionId: host.newId(), namespace } : negotiation.redeem(token)
  }

  function negotiate(req: IncomingMessage, res: ServerResponse, version: string | null): void {
    const namespace = host.namespaceOf(req)
    if (refusing.has(namespace)) return answer(res, 401)
    if (!(Number(version) >= 1)) return answer(res, 200, { error: 'This hub speaks negotiateVersion 1.' })
    const availableTransports = [{ transport: 'WebSockets', transferFormats: ['Text'] }]
    answer(res, 200, { negotiateVersion: 1, ...negotiation.promise(namespace), availableTransports })
  }

  return {
    handle(req, res) {
      const { path, query } = addressOf(req)
      if (path !== hubPath && path !== negotiatePath) return false
      allowOrigin(req, res)
      if (!allowsOrigin(req)) answer(res, 403)
      else if (req.method === 'OPTIONS') answer(res, 204)
      else if (closing) answer(res, 503)
      else if (path === hubPath) answer(res, query.has('id') ? 404 : 400)
      else if (req.method !== 'POST') answer(res, 405)
      else negotiate(req, res, query.get('negotiateVersion'))
      return true
    },
    upgrade(req, socket, head) {
      // A peer that goes away in the middle of the upgrade is no error of ours.
      socket.on('error', () => socket.destroy())
      const { path, query } = addressOf(req)
      const token = query.get('id')
      const admitted = path === hubPath ? admit(req, token) : 404
      if (typeof admitted === 'number') return refuseSocket(socket, admitted)
      if (token !== null) socket.once('close', () => negotiation.forget(token))
      server.handleUpgrade(req, socket, head, (ws) => accept(ws, admitted))
    },
    connections: (namespace) =>
      inNamespace(namespace).map(({ id, openedAt, userName }) => ({ id, namespace, openedAt, userName })),
    identify(namespace, connectionId, userName) {
      const connection = open.get(connectionId)
      if (connection?.namespace !== namespace) return false
      connection.userName = userName
      return true
    },
    push(namespace, connectionId, message) {
      const addressed = inNamespace(namespace).filter(
        ({ id }) => connectionId === 'all' || id === connectionId,
      )
      for (const { socket } of addressed) socket.push(message)
      return addressed.length
    },
    drop(namespace) {
      const dropped = inNamespace(namespace)
      for (const { id, socket } of dropped) {
        open.delete(id)
        socket.cut()
      }
      return dropped.length
    },
    refuse(namespace, on) {
      if (on) refusing.add(namespace)
      else refusing.delete(namespace)
    },
    async close() {
      closing = true
      negotiation.close()
      await Promise.all([...sockets].map((socket) => socket.sendAway()))
      server.close()
    },
  }
}

function addressOf(req: IncomingMessage): { path: string; query: URLSearchParams } {
  const [path = '', query = ''] = (req.url ?? '').split('?', 2)
  return { path: path.toLowerCase().replace(/\/$/, ''), query: new URLSearchParams(query) }
}

/** Programs send no Origin; pages always do. */
function allowsOrigin({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined || isOwnOrigin(headers.origin)
}

function allowOrigin(req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('Vary', 'Origin')
  if (req.headers.origin === undefined || !allowsOrigin(req)) return
  res.setHeader('Access-Control-Allow-Origin', req.headers.origin)
  res.setHeader('Access-Control-Allow-Credentials', 'true')
  if (req.method !== 'OPTIONS') return
  res.setHeader('Access-Control-Allow-Methods', 'POST')
  res.setHeader('Access-Control-Allow-Headers', req.headers['access-control-request-headers'] ?? '')
}

function answer(res: ServerResponse, status: number, body?: object): void {
  res.statusCode = status
  res.setHeader('Cache-Control', 'no-store')
  if (body) res.setHeader('Content-Type', 'application/json')
  res.end(body && JSON.stringify(body))
}
