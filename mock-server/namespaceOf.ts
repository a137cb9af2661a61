import { isFromForeignPage } from './http/foreignRequest.ts'
import { addressOf, type MockRequest } from './http/request.ts'
import { isNamespaceName } from './store/namespaces.ts'

export const namespaceCookieName = 'mock_ns'

/** The namespace of a request: header `X-Mock-Namespace`, `?__ns=`, else the cookie; malformed names are ignored. */
export function namespaceOf(request: MockRequest): string | undefined {
  const { headers } = request
  const names = [headers.get('x-mock-namespace'), namedInQuery(request), namedInCookie(headers.get('cookie'))]
  return names.find((name) => name !== null && isNamespaceName(name)) ?? undefined
}

/** The `Set-Cookie` value that keeps a page opened with `?__ns=` in its namespace; null without it. */
export function namespaceCookie(request: MockRequest): string | null {
  const name = namedInQuery(request)
  return name !== null && isNamespaceName(name)
    ? `${namespaceCookieName}=${name}; Path=/; SameSite=Lax`
    : null
}

/** Foreign pages and host names choose none. */
function namedInQuery(request: MockRequest): string | null {
  const { query } = addressOf(request)
  const name = query === '' ? null : new URLSearchParams(query).get('__ns')
  return name === null || isFromForeignPage(request) ? null : name
}

function namedInCookie(cookies: string | null): string | null {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('=', 2))
  return pairs.find(([name]) => name === namespaceCookieName)?.[1] ?? null
}
