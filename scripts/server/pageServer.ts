import type { PageAnswer } from '#mock/app.ts'
import type { PageConfig } from './pageConfig.ts'
import { pageHeaders } from './securityHeaders.ts'

export type PageInput = {
  /** New for every answer, at least 128 bits. */
  nonce: string
  answer: PageAnswer
  config: PageConfig
  /** Value of the Host header. */
  host: string
  isSecure?: boolean
  toolPolicies?: readonly string[] | undefined
}

type RenderedPage = { body: string; headers: Record<string, string> }

/**
 * Fills index.html like a web server: nonce, configuration, product and tenant in two headers (decision D2), and the
 * policy. `deploy/nginx` does the same.
 */
export function renderPage(
  html: string,
  { nonce, answer, config, host, isSecure = false, toolPolicies }: PageInput,
): RenderedPage {
  const headers = pageHeaders({ nonce, host, isSecure, config, toolPolicies })
  const body = html
    .replaceAll('__CSP_NONCE__', nonce)
    // As functions, so that `$` is literal.
    .replaceAll('__PORTAL_CONFIG__', () => JSON.stringify(config).replaceAll('<', '\\u003c'))
  return {
    body,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      Vary: 'Host, Accept-Encoding',
      ...headers,
      ...identityHeaders(answer),
    },
  }
}

function identityHeaders(answer: PageAnswer): Record<string, string> {
  const product = headerText(answer.product)
  const tenant = headerText(answer.tenant)
  const timing = Object.entries({ product, tenant })
    .flatMap(([name, value]) => (value ? [`${name};desc="${value.replace(/["\\]/g, '\\$&')}"`] : []))
    .join(', ')
  return {
    ...(product ? { 'X-Product': product } : {}),
    ...(tenant ? { 'X-Tenant': tenant } : {}),
    ...(timing ? { 'Server-Timing': timing } : {}),
  }
}

/** Hostile values are sent too, for tests; only invalid header characters are replaced. */
function headerText(value: string | null): string {
  return (value ?? '').replace(/[^\x20-\x7e]/g, '?')
}
