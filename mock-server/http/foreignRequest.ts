import { isProviderPath } from '../identity/serveProvider.ts'
import { foreignName, isOwnHost, isOwnPage } from './ownHost.ts'
import { logoutPath } from './logoutPage.ts'
import { addressOf, type MockRequest } from './request.ts'

type Refusal = { status: 403 | 421; message: string }

/**
 * Why the services refuse a request before it has any effect, or null: it came by a foreign name (rebinding), or from a
 * page of another site. Programs send neither Origin nor Sec-Fetch-Site.
 */
export function foreignRefusal(request: MockRequest): Refusal | null {
  if (!isOwnHost(addressOf(request).host)) return { status: 421, message: foreignName }
  if (!isFromForeignPage(request) || (request.method === 'GET' && isVisit(request))) return null
  return { status: 403, message: 'The mock answers pages of this machine only.' }
}

/** Whether a page of another site or by another name sent a request. `Sec-Fetch-Site` outweighs an Origin of `null`. */
export function isFromForeignPage(request: MockRequest): boolean {
  if (!isOwnHost(addressOf(request).host)) return true
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin') return false
  // Two products on this machine are two sites to a browser; Origin tells, or for a link its Referer.
  const page = headers.get('origin') ?? headers.get('referer')
  return page === null ? site === 'cross-site' : !isOwnPage(page.replace(/(?<=:\/\/[^/]*)\/.*$/, ''))
}

/** A followed link to a page may come from anywhere: showing it changes nothing. */
function isVisit(request: MockRequest): boolean {
  const { path } = addressOf(request)
  const { headers } = request
  const isPage = isProviderPath(path) || path.toLowerCase() === logoutPath
  return (
    isPage && headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'
  )
}
