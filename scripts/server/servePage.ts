import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { NodeMock } from '#mock/nodeHost.ts'
import { namespaceCookieName } from '#mock/namespaceOf.ts'
import { renderPage } from './pageServer.ts'
import { sendRefusal } from './sendAsset.ts'
import type { Named } from './pageFile.ts'
import type { PageConfig } from './pageConfig.ts'

/** Compressed, because no page mixes secrets with request data. */
const zip = promisify(gzip)

export type PageHost = {
  mock: NodeMock
  config: PageConfig
  /** The page for a path, product and tenant. */
  html: (path: string, named: Named) => string | Promise<string>
  toolPolicies?: readonly string[]
}

/** Answers a route of the portal with the product, delay and status of the mock's control API. */
export async function servePage(
  req: IncomingMessage,
  res: ServerResponse,
  { mock, config, html, toolPolicies }: PageHost,
  isKnown: boolean,
): Promise<void> {
  const namespace = mock.namespaceOf(req)
  // Leading slashes would be a host.
  const address = URL.parse((req.url ?? '/').replace(/^\/+/, '/'), 'http://host')
  if (!address) return sendRefusal(res, 404, 'Not here.')
  if (address.searchParams.has('__ns')) return rememberNamespace(res, namespace, address)

  const answer = mock.page(req.headers.host, namespace)
  if (answer.delayMs > 0) await delay(answer.delayMs)
  const nonce = randomBytes(16).toString('hex')
  const page = await html(address.pathname, answer)
  const { body, headers } = renderPage(page, {
    nonce,
    answer,
    config,
    host: req.headers.host ?? '',
    toolPolicies,
  })
  const isZipped = /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''))
  const sent = isZipped ? await zip(body) : Buffer.from(body)
  res.writeHead(answer.status === 200 && !isKnown ? 404 : answer.status, {
    ...headers,
    'Content-Length': sent.length,
    ...(isZipped ? { 'Content-Encoding': 'gzip' } : {}),
    // Sockets and links get the namespace of a header by cookie.
    ...(namespace === undefined ? {} : { 'Set-Cookie': namespaceCookie(namespace) }),
  })
  res.end(req.method === 'HEAD' ? undefined : sent)
}

/** `?__ns=` becomes a cookie and leaves the address: the portal would read a query as a login token. */
function rememberNamespace(res: ServerResponse, namespace: string | undefined, address: URL): void {
  address.searchParams.delete('__ns')
  res.writeHead(303, {
    Location: address.pathname.replace(/^\/+/, '/') + address.search,
    ...(namespace === undefined ? {} : { 'Set-Cookie': namespaceCookie(namespace) }),
    'Cache-Control': 'no-store',
  })
  res.end()
}

function namespaceCookie(namespace: string): string {
  return `${namespaceCookieName}=${namespace}; Path=/; SameSite=Lax`
}
