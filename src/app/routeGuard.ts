import type { AddressLogin } from '#features/auth/session/checkToken.ts'
import { linkIn, mailedQuery, mailedValue } from '#shared/address/mailedLink.ts'
import { callbackPath, canonicalPath, needsSession, publicPaths } from '#shared/address/paths.ts'
import type { HomeNoticeKind } from '#shell/home/homeNoticeKind.ts'

export type Visit = {
  path: string
  /** With its question mark, or empty. */
  search: string
  hasSession: boolean
  /** True if the visit has navigation state. */
  hasState: boolean
}

export type Redirect = {
  redirect: string
  keepReturnPath?: boolean
  /** Notice of the home screen about the address. */
  notice?: HomeNoticeKind
}

export type Verdict =
  | { show: 'public' | 'console' | 'login' }
  /** A link with a stored token; it opens only if the service refuses that token (decision D46). */
  | { show: 'session-check'; stay: Redirect }
  /** A token in the address to validate as a login token (SES-09). */
  | { show: 'automatic-login'; login: AddressLogin }
  | Redirect

const withSession = new Set<string>(['/logout', '/logout-credential', '/availableapps'])
const withSessionAndState = new Set<string>(['/alert', '/check-email', '/absent'])

/** Decides what an address shows, by session (RTE-18 to RTE-22, S-03, S-04, S-05, S-20). */
export function routeGuard(visit: Visit): Verdict {
  const path = canonicalPath(visit.path)
  const isPublic = (publicPaths as readonly string[]).includes(path)
  if (visit.hasSession) {
    if (isPublic && staysPublic(path, visit.hasState)) return { show: 'public' }
    if (path === callbackPath) return { redirect: '/', notice: 'sameIdentity' }
    if (isPublic && visit.search !== '' && path !== '/login')
      return { show: 'session-check', stay: { redirect: '/', notice: 'linkNotUsed' } }
    if (!needsSession(path)) return isPublic ? { redirect: '/' } : { redirect: '/', notice: 'unknownAddress' }
    return addressLogin(visit.search)
      ? { show: 'session-check', stay: { redirect: visit.path } }
      : { show: 'console' }
  }
  // A link always opens the screen that sets passwords (S-16).
  if (path === '/resetpassword' && linkIn(visit.search) !== null)
    return { redirect: `/changepassword${visit.search}` }
  if (isPublic) return { show: 'public' }
  if (!needsSession(path)) return { redirect: '/login' }
  const login = addressLogin(visit.search)
  if (login) return { show: 'automatic-login', login }
  return path === '/' ? { show: 'login' } : { redirect: '/login', keepReturnPath: true }
}

function staysPublic(path: string, hasState: boolean): boolean {
  return withSession.has(path) || (hasState && withSessionAndState.has(path))
}

const tokenForm = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** A token or link in the query, by its form; null for queries such as `?page=…` (T13). */
function addressLogin(search: string): AddressLogin | null {
  const query = mailedQuery(search)
  const [token, user] = ['token', 'user'].map((name) => mailedValue(query.get(name) ?? ''))
  if (token && user && tokenForm.test(token) && user.length <= 100) return { token, user }
  const link = linkIn(search)
  return link === null ? null : { link }
}
