import { sessionHub } from '#contracts/session-hub.ts'
import { emptyReply, type Reply } from '../http/reply.ts'
import { addressOf, type MockRequest } from '../http/request.ts'
import { holdSocket, type HubSocket, type Peer } from './hubSocket.ts'
import { createNegotiation, type Ticket } from './negotiation.ts'
import { isOwnOrigin } from '../http/ownHost.ts'

export type HubConnection = { id: string; namespace: string; openedAt: number; userName: string | null }

/** How a host opens an accepted socket. */
export type Admission = {
  accept: (peer: Peer) => Pick<HubSocket, 'hear' | 'onGone'>
  /** Called when the connection ends, even if no socket was opened. */
  forget: () => void
}

export type SessionHub = {
  /** Answers negotiate and refuses other transports below the hub's path; null for other requests. */
  answer: (request: MockRequest) => Reply | null
  /** The status that refuses a socket request, or the function that accepts it. */
  connect: (request: MockRequest) => number | Admission
  /** Connections after their handshake, oldest first. */
  connections: (namespace: string) => HubConnection[]
  /** Links a connection to a user (validatesession); false if there is no such connection. */
  identify: (namespace: string, connectionId: string, userName: string) => boolean
  /** Sends ReceiveSessionStatus; returns the number of connections. */
  push: (namespace: string, connectionId: string | 'all', message: string) => number
  /** Cuts every connection like a broken network; returns their number. */
  drop: (namespace: string) => number
  /** While on, negotiations and sockets are answered 401; open connections stay. */
  refuse: (namespace: string, on: boolean) => void
  /** Asks every client to reconnect later, then ends. */
  close: () => Promise<void>
}

type Host = {
  namespaceOf: (request: MockRequest) => string
  newId: () => string
  now: () => number
  setTimer: (fn: () => void, ms: number) => () => void
}

const hubPath = `/security${sessionHub.path}`
const negotiatePath = `${hubPath}/negotiate`
/** Longest message of a client, in bytes. */
export const longestFrame = 32_768

/** A SignalR hub with one method and one event over websockets, for the official clients (CAL-28, S-25). */
export function createSessionHub(host: Host): SessionHub {
  const negotiation = createNegotiation(host.newId, host.setTimer)
  const refusing = new Set<string>()
  const sockets = new Set<HubSocket>()
  const open = new Map<string, HubConnection & { socket: HubSocket }>()
  let closing = false

  function accept(peer: Peer, { connectionId: id, namespace }: Ticket): HubSocket {
    const socket = holdSocket(peer, id, host.setTimer, {
      onReady: () => open.set(id, { id, namespace, openedAt: host.now(), userName: null, socket }),
      onGone() {
        open.delete(id)
        sockets.delete(socket)
      },
    })
    sockets.add(socket)
    return socket
  }

  function inNamespace(namespace: string): (HubConnection & { socket: HubSocket })[] {
    return [...open.values()].filter((connection) => connection.namespace === namespace)
  }

  /** The reservation of a socket, or the status that refuses it. */
  function admit(request: MockRequest, token: string | null): Ticket | number {
    if (closing) return 503
    if (!allowsOrigin(request)) return 403
    const namespace = host.namespaceOf(request)
    if (refusing.has(namespace)) return 401
    // A connection stays in the namespace of its negotiation: browsers add no headers to a socket.
    return token === null ? { connectionId: host.newId(), namespace } : negotiation.redeem(token)
  }

  function negotiate(request: MockRequest, version: string | null): number | object {
    const namespace = host.namespaceOf(request)
    if (refusing.has(namespace)) return 401
    if (!(Number(version) >= 1)) return { error: 'This hub speaks negotiateVersion 1.' }
    const availableTransports = [{ transport: 'WebSockets', transferFormats: ['Text'] }]
    return { negotiateVersion: 1, ...negotiation.promise(namespace), availableTransports }
  }

  /** A status, or the body of an answer. */
  function answerAt(path: string, query: URLSearchParams, request: MockRequest): number | object {
    if (!allowsOrigin(request)) return 403
    if (request.method === 'OPTIONS') return 204
    if (closing) return 503
    if (path === hubPath) return query.has('id') ? 404 : 400
    if (request.method !== 'POST') return 405
    return negotiate(request, query.get('negotiateVersion'))
  }

  return {
    answer(request) {
      const { path, query } = askedOf(request)
      if (path !== hubPath && path !== negotiatePath) return null
      const found = answerAt(path, query, request)
      const headers = { ...originHeaders(request), 'Cache-Control': 'no-store' }
      if (typeof found === 'number') return emptyReply(found, headers)
      const type = { 'Content-Type': 'application/json' }
      return { status: 200, headers: { ...headers, ...type }, body: JSON.stringify(found) }
    },
    connect(request) {
      const { path, query } = askedOf(request)
      const token = query.get('id')
      const admitted = path === hubPath ? admit(request, token) : 404
      if (typeof admitted === 'number') return admitted
      return {
        accept: (peer) => accept(peer, admitted),
        forget: () => token !== null && negotiation.forget(token),
      }
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
    },
  }
}

function askedOf(request: MockRequest): { path: string; query: URLSearchParams } {
  const { path, query } = addressOf(request)
  return { path: path.toLowerCase().replace(/\/$/, ''), query: new URLSearchParams(query) }
}

/** Programs send no Origin; pages always do. */
function allowsOrigin({ headers }: MockRequest): boolean {
  const origin = headers.get('origin')
  return origin === null || isOwnOrigin(origin)
}

function originHeaders(request: MockRequest): Reply['headers'] {
  const { method, headers } = request
  const origin = headers.get('origin')
  if (origin === null || !allowsOrigin(request)) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    ...(method === 'OPTIONS' && {
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': headers.get('access-control-request-headers') ?? '',
    }),
  }
}
