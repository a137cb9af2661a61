import type { IncomingMessage } from 'node:http'
import { isNamespaceName } from './store/namespaces.ts'

export const namespaceCookieName = 'mock_ns'

/** The namespace of a request: header `X-Mock-Namespace`, `?__ns=`, else the cookie; malformed names name nothing. */
export function namespaceOf({ headers, url = '' }: IncomingMessage): string | undefined {
  const names = [String(headers['x-mock-namespace'] ?? ''), namedInQuery(url), namedInCookie(headers.cookie)]
  return names.find((name) => name !== undefined && isNamespaceName(name))
}

/** The `Set-Cookie` value by which a page that was opened with `?__ns=` stays in its namespace; null without one. */
export function namespaceCookie(url: string): string | null {
  const name = namedInQuery(url)
  return name !== undefined && isNamespaceName(name)
    ? `${namespaceCookieName}=${name}; Path=/; SameSite=Lax`
    : null
}

function namedInQuery(url: string): string | undefined {
  const query = url.split('?', 2)[1]
  return query === undefined ? undefined : (new URLSearchParams(query).get('__ns') ?? undefined)
}

function namedInCookie(cookies = ''): string | undefined {
  return cookies
    .split(';')
    .map((pair) => pair.trim().split('=', 2))
    .find(([name]) => name === namespaceCookieName)?.[1]
}
