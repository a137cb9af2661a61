import { lists, screenTabs } from './consoleAddresses.ts'

/** Return path of the identity provider. */
export const callbackPath = '/signin-credential/callback'

/** Routes that open without a session (§2 of the sign-in specification), in their canonical form. */
export const publicPaths = [
  '/resetpassword',
  '/resetpasswordcertificate',
  '/changepassword',
  '/login',
  '/check-email',
  '/resetotp',
  '/alert',
  '/invalid-link',
  '/availableapps',
  '/resendemail',
  '/selectaccounts',
  '/absent',
  '/logout',
  '/logout-credential',
  callbackPath,
] as const

/** Routes that need a session, in their canonical form. */
export const sessionPaths: readonly string[] = [
  '/',
  '/home',
  ...new Set([...lists, ...Object.keys(screenTabs)].map((id) => `/${id.toLowerCase()}`)),
]

/** Every path of the portal, except cards. */
export const portalPaths: readonly string[] = [...publicPaths, ...sessionPaths]

const card = new RegExp(`^/(${lists.join('|')})/(new|\\d{1,9})(/[a-z]{1,20})?$`)

/** The tabs of screens without records, in their canonical form. */
export const tabPaths: readonly string[] = Object.entries(screenTabs).flatMap(([id, tabs]) =>
  tabs.map((tab) => `/${id.toLowerCase()}/${tab}`),
)

/** True if a canonical path needs a session. */
export function needsSession(path: string): boolean {
  return sessionPaths.includes(path) || tabPaths.includes(path) || card.test(path)
}

/** True for a canonical path of the portal. */
export function isPortalPath(path: string): boolean {
  return (publicPaths as readonly string[]).includes(path) || needsSession(path)
}

/** The canonical form of a path: lower case, no trailing slash (RTE-17, S-05). */
export function canonicalPath(path: string): string {
  return withoutTrailingSlash(path).toLowerCase()
}

function withoutTrailingSlash(path: string): string {
  let end = path.length
  // A pattern would need quadratic time for many slashes (hardening T23).
  while (path[end - 1] === '/') end -= 1
  return end === 0 ? '/' : path.slice(0, end)
}

/**
 * A portal path with its query from an untrusted stored address or navigation state, else null (hardening T11). The
 * address must not have an origin.
 */
export function portalPath(raw: unknown): string | null {
  if (typeof raw !== 'string' || !/^\/(?![/\\])/.test(raw)) return null
  const base = 'http://portal.invalid'
  try {
    const url = new URL(raw, base)
    const known = url.origin === base && isPortalPath(canonicalPath(url.pathname))
    // The router takes a path with two leading slashes for another host.
    return known ? withoutTrailingSlash(url.pathname) + url.search : null
  } catch {
    return null
  }
}
