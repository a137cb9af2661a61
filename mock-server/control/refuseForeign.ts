import { foreignName, isOwnHost, isOwnPage } from '../http/ownHost.ts'
import { addressOf, type MockRequest } from '../http/request.ts'

/**
 * Why the control API refuses a request, or null: it accepts only this machine's names and pages, and writes declare
 * JSON, which a foreign page cannot send without a preflight.
 */
export function refuseForeign(request: MockRequest): { status: 403 | 415; error: string } | null {
  const { method, headers } = request
  if (!isOwnHost(addressOf(request).host)) return { status: 403, error: foreignName }
  const origin = headers.get('origin')
  if (origin !== null && !isOwnPage(origin)) {
    return { status: 403, error: 'The control API answers pages of this machine only.' }
  }
  if (headers.get('sec-fetch-site') === 'cross-site') return { status: 403, error: 'Not from another site.' }
  const isWrite = method === 'POST' || method === 'PUT'
  if (isWrite && !/^application\/json\b/i.test(headers.get('content-type') ?? '')) {
    return { status: 415, error: 'A write is sent as Content-Type: application/json.' }
  }
  return null
}
