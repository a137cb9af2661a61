import type { sessionEndpoints } from '#contracts/session.ts'
import type { Namespace } from '../store/namespace.ts'
import { nameKey } from '../store/queries.ts'
import type { Session } from '../store/sessions.ts'
import { readLink } from './linkTokens.ts'
import { ok, refused, unauthorized, type Answer, type Services } from './service.ts'
import { activeUser, issueToken, readToken } from './tokens.ts'

export const sessionServices: Services<typeof sessionEndpoints> = {
  validateToken({ ns }, { headers: { user, token, option } }) {
    const invalid = refused(401, { statusCode: 401, message: 'El token no es válido.' })
    const good = { statusCode: 200, informationCode: 'A10' }
    if (option === '2') {
      const link = readLink(ns, token)
      return link && nameKey(link.user.userName) === nameKey(user) ? ok(good) : invalid
    }
    const found = readToken(ns, token)
    if (!found || nameKey(found.user.userName) !== nameKey(user)) return invalid
    return ok(option === undefined ? { ...good, refreshToken: found.session.refreshToken } : good)
  },

  refreshToken({ ns }, { body }) {
    const session = ns.sessions.byRefresh(body.RefreshToken)
    if (!session || nameKey(body.UserName) !== nameKey(session.userName)) return unknownRefresh
    const user = activeUser(ns, session.userName)
    if (!user || session.isRevoked) return revoked
    if (session.refreshToken !== body.RefreshToken && ns.tokens.rotate === 'reuse-detection') {
      ns.sessions.revoke(session)
      return revoked
    }
    if (session.refreshExpiresAt <= ns.clock.now()) return unknownRefresh
    ns.sessions.rotate(session)
    if (ns.tokens.oldTokensDie) session.access.clear()
    return ok({ result: { token: issueToken(ns, user, session), refreshToken: session.refreshToken } })
  },

  // A sign-out must work with an expired access token, so a valid refresh token is enough.
  revokeToken({ ns, caller }, { body }) {
    const session = caller?.session ?? goodRefresh(ns, body.RefreshToken)
    if (!session || nameKey(session.userName) !== nameKey(body.UserName)) return unauthorized
    ns.sessions.revoke(session)
    return ok({ statusCode: 200 })
  },

  validateSession({ caller, identify }, { headers }) {
    if (!caller) return unauthorized
    identify(headers.connectionId, caller.user.userName)
    return ok({})
  },
}

const unknownRefresh: Answer = { status: 401, body: { message: 'El token de refresco no es válido.' } }
const revoked: Answer = {
  status: 401,
  body: { informationCode: 'R101', message: 'Tu sesión fue revocada. Por favor ingresa de nuevo.' },
}

function goodRefresh(ns: Namespace, token: string): Session | null {
  const session = ns.sessions.byRefresh(token)
  if (!session || session.isRevoked || session.refreshToken !== token) return null
  return session.refreshExpiresAt > ns.clock.now() ? session : null
}
