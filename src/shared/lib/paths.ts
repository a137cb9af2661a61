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
  '/signin-credential/callback',
] as const

/** Routes that need a session. */
export const sessionPaths = [
  '/',
  '/home',
  '/users',
  '/privileges',
  '/roles',
  '/apps',
  '/menusettings',
  '/notifications',
] as const

/** Every address that the page answers for. */
export const portalPaths: readonly string[] = [...publicPaths, ...sessionPaths]

/** The canonical form of a path: lower case, no trailing slash (RTE-17, G05). */
export function canonicalPath(path: string): string {
  const trimmed = path.replace(/\/+$/, '')
  return trimmed === '' ? '/' : trimmed.toLowerCase()
}

/**
 * A path of this portal, for addresses that were stored or handed over in navigation (hardening T11); null for
 * everything else. The query stays, what comes before the path must not be there.
 */
export function portalPath(raw: unknown): string | null {
  if (typeof raw !== 'string' || !/^\/(?![/\\])/.test(raw)) return null
  const base = 'http://portal.invalid'
  try {
    const url = new URL(raw, base)
    const known = url.origin === base && portalPaths.includes(canonicalPath(url.pathname))
    return known ? url.pathname + url.search : null
  } catch {
    return null
  }
}
