import { isOwnOrigin } from './ownHost.ts'
import { emptyReply, type Reply } from './reply.ts'

const hour = 3600

/** Lets only pages of this machine read the answers, with cookies and the server's time. */
export function originHeaders(headers: Headers): Reply['headers'] {
  const origin = headers.get('origin')
  if (origin === null || !isOwnOrigin(origin)) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Date, Retry-After, X-Request-Id',
  }
}

/** The answer to a CORS preflight. */
export function preflightReply(headers: Headers, allowed: Reply['headers']): Reply {
  if (!('Access-Control-Allow-Origin' in allowed)) return emptyReply(204, allowed)
  return emptyReply(204, {
    ...allowed,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': headers.get('access-control-request-headers') ?? '',
    'Access-Control-Max-Age': String(hour),
  })
}
