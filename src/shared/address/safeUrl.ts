import { getConfig } from '#shared/config.ts'

/**
 * Checks an untrusted address that the page itself navigates to (decision D30): http or https, no user name, and an
 * allowed origin, which is ours, a configured one or a listed application's. Null if refused.
 */
export function safeUrl(raw: unknown, here: string): URL | null {
  const url = webUrl(raw, here)
  if (!url) return null
  const own = new URL(here).origin
  return url.origin === own || allowedOrigins().has(url.origin) ? url : null
}

/** Checks the address of a link in a new tab (`noopener noreferrer`): any http or https origin (decision D30). */
export function webUrl(raw: unknown, here: string): URL | null {
  if (typeof raw !== 'string' || raw.trim() === '') return null
  const url = parseUrl(raw, here)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  return url.username === '' && url.password === '' ? url : null
}

/**
 * Checks the address of a picture, relative to the security service: our origin, the services', or one of
 * `imageOrigins` (decision D17).
 */
export function imageUrl(raw: unknown, here: string): URL | null {
  const { authentication, security, imageOrigins } = getConfig()
  const url = webUrl(raw, new URL(`${security}/`, here).href)
  if (!url) return null
  const own = [here, authentication, security].map((base) => new URL(base, here).origin)
  return [...own, ...imageOrigins].includes(url.origin) ? url : null
}

/**
 * The part of a refused address that may be shown: its origin, and the path if the origin is ours. Never its query,
 * which may contain a token.
 */
export function placeOf(raw: unknown, here: string): string | null {
  const url = typeof raw === 'string' ? parseUrl(raw, here) : null
  if (!url) return null
  if (url.origin === 'null') return url.protocol
  return url.origin === new URL(here).origin ? url.origin + url.pathname.slice(0, 100) : url.origin
}

const listed = new Set<string>()

/** Allows redirects to the origins of listed applications. */
export function allowOriginsOf(addresses: readonly unknown[]): void {
  for (const address of addresses) {
    const url = webUrl(address, 'about:blank')
    if (url) listed.add(url.origin)
  }
}

function parseUrl(raw: string, here: string): URL | null {
  try {
    return new URL(raw, here)
  } catch {
    return null
  }
}

function allowedOrigins(): Set<string> {
  return new Set([...getConfig().suiteOrigins, ...listed])
}
