import type { LinkPurpose } from '../store/links.ts'
import type { Namespace } from '../store/namespace.ts'
import { userNamed } from '../store/queries.ts'
import type { User } from '../store/records.ts'
import { isInUse } from './userRules.ts'
import { readJwt, signJwt } from './jwt.ts'

type LinkClaims = { email: string; unique_name: string; isUserActivation: boolean; jti: string }

/** The signed token of a mailed link; its body carries the e-mail (CRY-07). It replaces the user's previous one. */
export function issueLinkToken(
  ns: Namespace,
  user: User,
  isUserActivation: boolean,
  lifeSeconds: number,
  purpose: LinkPurpose = 'password',
): string {
  const issuedAt = Math.floor(ns.clock.now() / 1000)
  const { email, userName: unique_name } = user
  const claims = { email, unique_name, isUserActivation, iat: issuedAt, exp: issuedAt + lifeSeconds }
  return signJwt({ ...claims, jti: ns.links.issue(purpose, unique_name) }, ns.secret)
}

/**
 * The claims of a valid link token: our signature, not expired, not used, the latest of its user. Reading does not use it
 * up (hardening T63).
 */
export function readLinkToken(ns: Namespace, token: string, purpose: LinkPurpose): LinkClaims | null {
  const claims = readJwt(token, ns.secret)
  const id = String(claims?.['jti'])
  if (!claims || !id.startsWith(`link.${purpose}.`) || !ns.links.isLatest(id)) return null
  return Number(claims['exp']) * 1000 > ns.clock.now() ? (claims as LinkClaims) : null
}

/** The user of a valid link, unless the account was deleted, blocked or deactivated. */
export function readLink(
  ns: Namespace,
  token: string,
  purpose: LinkPurpose = 'password',
): { user: User; jti: string } | null {
  const link = readLinkToken(ns, token, purpose)
  const user = link && ns.tables.users.findFirst(userNamed(link.unique_name))
  return user && isInUse(user) ? { user, jti: link.jti } : null
}
