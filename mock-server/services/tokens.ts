import type { Namespace } from '../store/namespace.ts'
import { byId, userNamed } from '../store/queries.ts'
import type { User } from '../store/records.ts'
import type { Session } from '../store/sessions.ts'
import { readJwt, signJwt, type JwtClaims } from './jwt.ts'
import { applicationsOf, privilegesOf } from './permissions.ts'
import type { Caller } from './service.ts'
import { tokenLives } from '../store/tokenLives.ts'

/** A new access token of the session, with the claims of SES-04, issued `ageSeconds` ago. */
export function issueToken(ns: Namespace, user: User, session: Session, ageSeconds = 0): string {
  const { skewSeconds } = ns.tokens
  const lifeSeconds = ns.tokens.lifeSeconds ?? tokenLives(ns.tables, session.appName).access
  const issuedAt = Math.floor(ns.clock.now() / 1000) - ageSeconds
  const principal = user.customers.find(({ principal }) => principal)
  const claims: JwtClaims = {
    userId: String(user.id),
    nameid: String(user.id),
    name: `${user.names} ${user.surnames}`,
    given_name: user.names,
    family_name: user.surnames,
    surname: user.surnames,
    customerName: (principal && ns.tables.companies.findFirst(byId(principal.id))?.name) ?? '',
    privileges: privilegesOf(ns, user),
    unique_name: user.userName,
    APPS: applicationsOf(ns, user),
    iat: issuedAt + skewSeconds,
    exp: issuedAt + skewSeconds + lifeSeconds,
    ...ns.tokens.claims,
    // Validity is stored under this id, so that changed claims and skews do not affect it.
    jti: ns.sessions.addAccess(session, (issuedAt + lifeSeconds) * 1000),
  }
  return signJwt(claims, ns.secret)
}

/** The user of a valid token: our signature, not expired, its session neither ended nor revoked. */
export function readToken(ns: Namespace, token: string): Caller | null {
  const claims = readJwt(token.replace(/^Bearer /i, ''), ns.secret)
  const session = claims && ns.sessions.byAccess(String(claims['jti']))
  const user = session && activeUser(ns, session.userName)
  return user ? { user, session } : null
}

export function activeUser(ns: Namespace, userName: string): User | undefined {
  const user = ns.tables.users.findFirst(userNamed(userName))
  return user && user.idstate === 0 && !user.isDeleted ? user : undefined
}
