import { isProviderPath } from '../identity/serveProvider.ts'
import { foreignName, isOwnHost, isOwnPage } from './isOwnHost.ts'
import { logoutPath } from './logoutPage.ts'
import { addressOf, type MockRequest } from './request.ts'

export type Refusal = { status: 403 | 421; message: string }

/**
 * Why the services leave a request alone, before it makes a namespace, a line in the log or uses up a fault: it came by
 * a foreign name (rebinding), or a page of another site sent it. Programs send neither Origin nor Sec-Fetch-Site.
 * Null when all is well.
 */
export function foreignRefusal(request: MockRequest): Refusal | null {
  if (!isOwnHost(addressOf(request).host)) return { status: 421, message: foreignName }
  if (!isFromElsewhere(request) || (request.method === 'GET' && isVisit(request))) return null
  return { status: 403, message: 'The mock answers pages of this machine only.' }
}

/** Whether a page of another site or by another name sent a request. What a browser says of its own origin outweighs an Origin of `null`. */
export function isFromElsewhere(request: MockRequest): boolean {
  if (!isOwnHost(addressOf(request).host)) return true
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin') return false
  // Two products on this machine are two sites to a browser, and tell so by their Origin; of a link by its Referer.
  const page = headers.get('origin') ?? headers.get('referer')
  return page === null ? site === 'cross-site' : !isOwnPage(page.replace(/(?<=:\/\/[^/]*)\/.*$/, ''))
}

/** A link that is followed may come from anywhere, where it leads to a page: nothing has happened by its being shown. */
function isVisit(request: MockRequest): boolean {
  const { path } = addressOf(request)
  const { headers } = request
  const isPage = isProviderPath(path) || path.toLowerCase() === logoutPath
  return (
    isPage && headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'
  )
}
