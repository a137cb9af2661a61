/** How long an id may wait for its socket. */
const waitLimitMs = 15_000

export type Ticket = { connectionId: string; namespace: string }

type Negotiation = {
  /** Reserves a connection; the client opens the socket with the token. */
  promise: (namespace: string) => { connectionId: string; connectionToken: string }
  /** Takes the reservation, once: 404 for an unknown or expired token, 409 if its connection is open. */
  redeem: (token: string) => Ticket | 404 | 409
  /** Forgets the token of an ended connection. */
  forget: (token: string) => void
  close: () => void
}

export function createNegotiation(
  newId: () => string,
  setTimer: (fn: () => void, ms: number) => () => void,
): Negotiation {
  const waiting = new Map<string, Ticket & { cancel: () => void }>()
  const inUse = new Set<string>()
  return {
    promise(namespace) {
      const connectionId = newId()
      const connectionToken = newId()
      const cancel = setTimer(() => waiting.delete(connectionToken), waitLimitMs)
      waiting.set(connectionToken, { connectionId, namespace, cancel })
      return { connectionId, connectionToken }
    },
    redeem(token) {
      if (inUse.has(token)) return 409
      const ticket = waiting.get(token)
      if (!ticket) return 404
      ticket.cancel()
      waiting.delete(token)
      inUse.add(token)
      return { connectionId: ticket.connectionId, namespace: ticket.namespace }
    },
    forget: (token) => inUse.delete(token),
    close() {
      for (const ticket of waiting.values()) ticket.cancel()
      waiting.clear()
    },
  }
}
