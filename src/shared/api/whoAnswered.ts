import { codeOf } from '#contracts/codes.ts'

/** Answer of an intermediary: its status, or a redirect, which calls do not follow. */
export type Edge = number | 'redirect'

/** Statuses of gateways without an answer of their service; with a service code they are the service's own. */
const gatewayStatuses = [408, 502, 503, 504]

/** Authentication schemes of browsers and proxies; the services use only tokens. */
const foreignSignIn = /^\s*(basic|digest|negotiate|ntlm)\b/i

type Head = Pick<Response, 'type' | 'status' | 'headers'>

/**
 * Null if the service itself answered, with JSON or an empty body. Any other answer comes from a firewall, gateway or
 * sign-in page in between, and says nothing about privileges, names or sessions.
 */
export function edgeIn({ type, status, headers }: Head, body: string): Edge | null {
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) return 'redirect'
  if (!isJsonOrNothing(body)) return status
  if (status === 401 && foreignSignIn.test(headers.get('WWW-Authenticate') ?? '')) return status
  return gatewayStatuses.includes(status) && !hasCode(body) ? status : null
}

/** True if the request may have reached the service despite this answer; behind 511 nothing is reached. */
export function mayHaveArrived(edge: Edge): boolean {
  return edge !== 'redirect' && edge !== 511 && (edge < 300 || edge === 408 || edge >= 500)
}

/** True if the service may still be working after a gateway timeout. */
export function mayStillBeDone(edge: Edge): boolean {
  return mayHaveArrived(edge) && edge !== 503 && Number(edge) >= 300
}

/** A truncated JSON answer counts as the service's. */
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
