import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isProviderPath } from '../identity/serveProvider.ts'
import { isOwnHost, isOwnPage } from './isOwnHost.ts'
import { logoutPath } from './logoutPage.ts'

export type Refusal = { status: 403 | 421; message: string }

/**
 * Why the services leave a request alone, before it makes a namespace, a line in the log or uses up a fault: it came by
 * a foreign name (rebinding), or a page of another site sent it. Programs send neither Origin nor Sec-Fetch-Site.
 * Null when all is well.
 */
export function foreignRefusal({ method, url = '', headers }: IncomingMessage): Refusal | null {
  if (!isOwnHost(headers.host ?? ''))
    return { status: 421, message: 'The mock answers to the names of this machine only.' }
  if (!isFromElsewhere(headers) || (method === 'GET' && isVisit(url, headers))) return null
  return { status: 403, message: 'The mock answers pages of this machine only.' }
}

/** Whether a page of another site or by another name sent a request. What a browser says of its own origin outweighs an Origin of `null`. */
export function isFromElsewhere(headers: IncomingHttpHeaders): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers
  if (!isOwnHost(host)) return true
  if (site === 'same-origin') return false
  // Two products on this machine are two sites to a browser, and tell so by their Origin.
  return origin === undefined ? site === 'cross-site' : !isOwnPage(origin)
}

/** A link that is followed may come from anywhere, where it leads to a page: nothing has happened by its being shown. */
function isVisit(url: string, headers: IncomingHttpHeaders): boolean {
  const [path = ''] = url.split('?', 1)
  const isPage = isProviderPath(path) || path.toLowerCase() === logoutPath
  return isPage && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}
