import { getConfig } from '#shared/config.ts'

/**
 * Judges every address that the page itself goes to and that a server, a link or a stored menu gave (decision D30):
 * http or https, no user name in it, and an origin on the list: this one, the configured suite, the applications
 * listed so far. Null means: do not go there.
 */
export function safeUrl(raw: unknown, here: string): URL | null {
  const url = webUrl(raw, here)
  if (!url) return null
  const own = new URL(here).origin
  return url.origin === own || allowedOrigins().has(url.origin) ? url : null
}

/** Judges the address of a link that opens beside the portal, with `noopener noreferrer`: any http or https origin (decision D30). */
export function webUrl(raw: unknown, here: string): URL | null {
  if (typeof raw !== 'string' || raw.trim() === '') return null
  const url = parseUrl(raw, here)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  return url.username === '' && url.password === '' ? url : null
}

/**
 * Judges the address of a picture, which lies below the security service where it is relative: of this origin, of the
 * services, or of a host of `imageOrigins` (decision D17).
 */
export function imageUrl(raw: unknown, here: string): URL | null {
  const { authentication, security, imageOrigins } = getConfig()
  const url = webUrl(raw, new URL(`${security}/`, here).href)
  if (!url) return null
  const own = [here, authentication, security].map((base) => new URL(base, here).origin)
  return [...own, ...imageOrigins].includes(url.origin) ? url : null
}

/**
 * What may be said of an address that is not gone to: its origin, or its path too where the origin is our own. Never its
 * query, which may hold a token.
 */
export function placeOf(raw: unknown, here: string): string | null {
  const url = typeof raw === 'string' ? parseUrl(raw, here) : null
  if (!url) return null
  if (url.origin === 'null') return url.protocol
  return url.origin === new URL(here).origin ? url.origin + url.pathname.slice(0, 100) : url.origin
}

const listed = new Set<string>()

/** Lets redirects lead to the origins of these addresses: those of the listed applications. */
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
