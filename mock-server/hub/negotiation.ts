/** How long an id may wait for its socket. */
const waitLimitMs = 15_000

export type Ticket = { connectionId: string; namespace: string }

export type Negotiation = {
  /** Promises a connection; the token is what the client shows when it opens the socket. */
  promise: (namespace: string) => { connectionId: string; connectionToken: string }
  /** Hands the promise over, once: 404 when the token is unknown or too old, 409 when its connection is open. */
  redeem: (token: string) => Ticket | 404 | 409
  /** Forgets a token whose connection is over. */
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
