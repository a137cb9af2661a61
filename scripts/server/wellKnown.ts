import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectReports } from './policyReports.ts'
import { closedHeaders, reportsPath } from './securityHeaders.ts'

/** Answers well-known addresses; false for all other requests. */
export function serveWellKnown(req: IncomingMessage, res: ServerResponse): boolean {
  const path = (req.url ?? '').replace(/[?#].*$/, '')
  if (path === reportsPath) {
    void collectReports(req, res)
    return true
  }
  // Used by password managers.
  if (path !== '/.well-known/change-password') return false
  res
    .writeHead(302, { Location: '/resetpassword', 'Cache-Control': 'no-store', ...closedHeaders(false) })
    .end()
  return true
}
