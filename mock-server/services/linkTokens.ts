import type { LinkPurpose } from '../store/links.ts'
import type { Namespace } from '../store/namespace.ts'
import { userNamed } from '../store/queries.ts'
import type { User } from '../store/records.ts'
import { isInUse } from './isInUse.ts'
import { readJwt, signJwt } from './jwt.ts'

export type LinkClaims = { email: string; unique_name: string; isUserActivation: boolean; jti: string }

/** The signed token of a mailed link; its body carries the e-mail (CRY-07). It replaces the person's former one. */
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
 * The claims of a link's token while it is good: our signature, its life not over, the latest of its person and not
 * used. Looking does not use it (hardening T63).
 */
export function readLinkToken(ns: Namespace, token: string, purpose: LinkPurpose): LinkClaims | null {
  const claims = readJwt(token, ns.secret)
  const id = String(claims?.['jti'])
  if (!claims || !id.startsWith(`link.${purpose}.`) || !ns.links.isLatest(id)) return null
  return Number(claims['exp']) * 1000 > ns.clock.now() ? (claims as LinkClaims) : null
}

/** Whose link it is, while it is good and nobody has deleted, blocked or switched off the account. */
export function readLink(
  ns: Namespace,
  token: string,
  purpose: LinkPurpose = 'password',
): { user: User; jti: string } | null {
  const link = readLinkToken(ns, token, purpose)
  const user = link && ns.tables.users.findFirst(userNamed(link.unique_name))
  return user && isInUse(user) ? { user, jti: link.jti } : null
}
