import type { IncomingHttpHeaders } from 'node:http'
import { isOwnHost, isOwnPage } from '../http/isOwnHost.ts'

/**
 * Why the control API does not serve a request: only this machine asks by its own names, from its own pages, and a
 * write says that it is JSON, which a foreign page cannot send without asking first. Null when all is well.
 */
export function refuseForeign(
  method: string,
  headers: IncomingHttpHeaders,
): { status: 403 | 415; error: string } | null {
  if (!isOwnHost(headers.host ?? ''))
    return { status: 403, error: 'The control API answers this machine only.' }
  if (headers.origin !== undefined && !isOwnPage(headers.origin)) {
    return { status: 403, error: 'The control API answers pages of this machine only.' }
  }
  if (headers['sec-fetch-site'] === 'cross-site') return { status: 403, error: 'Not from another site.' }
  const isWrite = method === 'POST' || method === 'PUT'
  if (isWrite && !/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    return { status: 415, error: 'A write is sent as Content-Type: application/json.' }
  }
  return null
}
