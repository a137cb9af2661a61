import type { PageAnswer } from '#mock/app.ts'
import type { PageConfig } from './pageConfig.ts'
import { pageHeaders } from './securityHeaders.ts'

export type PageInput = {
  /** Fresh for every answer, at least 128 bits. */
  nonce: string
  answer: PageAnswer
  config: PageConfig
  /** Value of the Host header. */
  host: string
  isSecure?: boolean
  toolPolicies?: readonly string[] | undefined
}

export type RenderedPage = { body: string; headers: Record<string, string> }

/**
 * What an edge does with index.html: puts in the nonce and the configuration, says product and tenant twice (decision
 * D2) and sends the policy of the house. `deploy/nginx` does the same with nginx's own means.
 */
export function renderPage(
  html: string,
  { nonce, answer, config, host, isSecure = false, toolPolicies }: PageInput,
): RenderedPage {
  const headers = pageHeaders({ nonce, host, isSecure, config, toolPolicies })
  const body = html
    .replaceAll('__CSP_NONCE__', nonce)
    // Given as functions, so that a `$` in the configuration stays a `$`.
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

/** Hostile values are sent too, for tests; only what no header can carry is replaced. */
function headerText(value: string | null): string {
  return (value ?? '').replace(/[^\x20-\x7e]/g, '?')
}
