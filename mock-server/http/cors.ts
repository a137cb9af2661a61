import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOwnOrigin } from '../hub/ownOrigin.ts'

const hour = 3600

/** Lets pages of this machine read the answers, with their cookies and the server's time; no others. */
export function allowOwnOrigins(req: IncomingMessage, res: ServerResponse): void {
  const { origin } = req.headers
  res.appendHeader('Vary', 'Origin')
  if (origin === undefined || !isOwnOrigin(origin)) return
  res.setHeader('Access-Control-Allow-Origin', origin)
  res.setHeader('Access-Control-Allow-Credentials', 'true')
  res.setHeader('Access-Control-Expose-Headers', 'Date, Retry-After, X-Request-Id')
}

/** The question a browser asks before a call from another origin. */
export function answerPreflight(req: IncomingMessage, res: ServerResponse): void {
  if (res.hasHeader('Access-Control-Allow-Origin')) {
    res.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
    res.setHeader('Access-Control-Allow-Headers', req.headers['access-control-request-headers'] ?? '')
    res.setHeader('Access-Control-Max-Age', hour)
  }
  res.writeHead(204).end()
}
