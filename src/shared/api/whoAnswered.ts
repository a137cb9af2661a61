import { codeOf } from '#contracts/codes.ts'

/** What answered in the service's place: the status of its page, or a redirect, which no call follows. */
export type Edge = number | 'redirect'

/** Statuses of gateways whose service has not answered them; beside a code of the service they are its own. */
const gatewayStatuses = [408, 502, 503, 504]

/** Schemes for which a browser, or a proxy, wants to know who sits there; the services know tokens only. */
const foreignSignIn = /^\s*(basic|digest|negotiate|ntlm)\b/i

type Head = Pick<Response, 'type' | 'status' | 'headers'>

/**
 * Who answered a call: null for the service itself, which sends JSON, or nothing where the status says it all; anything
 * else comes from a firewall, a gateway or a sign-in page on the way, and says nothing about rights, names or sessions.
 */
export function edgeIn({ type, status, headers }: Head, body: string): Edge | null {
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) return 'redirect'
  if (!isJsonOrNothing(body)) return status
  if (status === 401 && foreignSignIn.test(headers.get('WWW-Authenticate') ?? '')) return status
  return gatewayStatuses.includes(status) && !hasCode(body) ? status : null
}

/** Whether the service may have been reached all the same, so that nobody knows what it did; behind 511 nothing is reached. */
export function mayHaveArrived(edge: Edge): boolean {
  return edge !== 'redirect' && edge !== 511 && (edge < 300 || edge === 408 || edge >= 500)
}

/** Whether the service may still be at it: the gateway was less patient than it is slow. */
export function mayStillBeDone(edge: Edge): boolean {
  return mayHaveArrived(edge) && edge !== 503 && Number(edge) >= 300
}

/** An answer that was cut off is the service's as well. */
function isJsonOrNothing(body: string): boolean {
  return /^\s*([{[]|$)/.test(body) || parsed(body) !== undefined
}

function hasCode(body: string): boolean {
  return codeOf(parsed(body)) !== null
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
