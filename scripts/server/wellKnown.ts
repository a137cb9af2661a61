import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectReports } from './policyReports.ts'
import { closedHeaders, reportsPath } from './securityHeaders.ts'

/** Answers what the standards of the web give an address of its own; false for all other requests. */
export function serveWellKnown(req: IncomingMessage, res: ServerResponse): boolean {
  const path = (req.url ?? '').replace(/[?#].*$/, '')
  if (path === reportsPath) {
    void collectReports(req, res)
    return true
  }
  // Where password managers send people who want another password.
  if (path !== '/.well-known/change-password') return false
  res
    .writeHead(302, { Location: '/resetpassword', 'Cache-Control': 'no-store', ...closedHeaders(false) })
    .end()
  return true
}
