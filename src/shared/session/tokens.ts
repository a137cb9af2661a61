import { clockAhead } from '#shared/api/serviceTime.ts'
import { randomId } from '#shared/browser/randomId.ts'
import { sessionStore } from '#shared/browser/storage.ts'
import { readClaims, type Claims } from './claims.ts'

/** What a signed-in tab holds (SES-01 to SES-03). */
export type Session = {
  /** Random; equal in tabs that were duplicated from one another. Every tab of the origin can see it. */
  id: string
  /** By which those tabs encrypt what they hand each other; it never leaves session storage. Null: begun without one. */
  key: string | null
  /** Without the prefix. */
  token: string
  refreshToken: string | null
  /** Refreshes so far, counted over all tabs of the session. */
  refreshes: number
  /** Local clock minus server clock, in ms, taken when the token was received. */
  skewMs: number
  claims: Claims
}

/** The records that were opened last go with the session (`recent.ts`). */
export const recentKey = 'recentRecords'

/** With which sign-out of its person a session began (`signedOut.ts`). */
export const signOutMarkKey = 'signOutMark'

const prefix = 'Bearer '
const keys = {
  token: 'token',
  refreshToken: 'refreshToken',
  encryptedToken: 'encryptedToken',
  id: 'sessionId',
  key: 'sessionKey',
  refreshes: 'sessionRefreshes',
  skewMs: 'clockSkew',
  signOutMark: signOutMarkKey,
  place: 'sessionPlace',
  returnPath: 'returnPath',
  expiredUser: 'expiredUser',
  recent: recentKey,
} as const

let place = ''

/** Product and tenant of this page: what belongs to others is not its session (docs/decisions/006). */
export function setSessionPlace(key: string): void {
  place = key
}

export function sessionPlace(): string {
  return place
}

/** Product and tenant whose session this tab was given, when they are not its own; browsers copy it into new tabs. */
export function foreignPlace(): string | null {
  const kept = sessionStore.get(keys.token) === null ? null : sessionStore.get(keys.place)
  return kept === place ? null : kept
}

/** The session of this tab; whatever is not one is removed, never trusted. */
export function readSession(now = Date.now()): Session | null {
  const stored = sessionStore.get(keys.token)
  if (stored === null || foreignPlace() !== null) return null
  const token = stored.startsWith(prefix) ? stored.slice(prefix.length) : stored
  const claims = readClaims(token)
  const id = sessionStore.get(keys.id)
  if (!claims || !id || sessionStore.get(keys.place) !== place) {
    clearSession()
    return null
  }
  return {
    id,
    key: sessionStore.get(keys.key),
    token,
    refreshToken: sessionStore.get(keys.refreshToken),
    refreshes: Number(sessionStore.get(keys.refreshes)) || 0,
    skewMs: possibleSkew(Number(sessionStore.get(keys.skewMs)), claims, now),
    claims,
  }
}

/** By no clock is it earlier than the token was issued: a larger skew would make an expired one live. */
function possibleSkew(skewMs: number, { issuedAt }: Claims, now: number): number {
  const largest = issuedAt === null ? Number.MAX_SAFE_INTEGER : now - issuedAt * 1000
  return Number.isFinite(skewMs) ? Math.min(skewMs, largest) : 0
}

export type Received = {
  token: string
  refreshToken: string | null
  /** The token as it came in the address, kept to pass on. */
  encryptedToken?: string
  /** Of a session that goes on. */
  id?: string
  /** Of a session that goes on after its end; what is stored stays without it. */
  key?: string | null
  refreshes?: number
  /** Local clock minus server clock in ms; left out for a token that was issued just now. */
  skewMs?: number
}

/** Keeps tokens as received at `now` (ms). Returns null, and keeps nothing, for a token that is none. */
export function writeSession(received: Received, now = Date.now()): Session | null {
  const token = received.token.startsWith(prefix) ? received.token.slice(prefix.length) : received.token
  const claims = readClaims(token)
  if (!claims) return null
  sessionStore.set(keys.token, prefix + token)
  setOrRemove(keys.refreshToken, received.refreshToken)
  if (received.encryptedToken !== undefined) sessionStore.set(keys.encryptedToken, received.encryptedToken)
  sessionStore.set(keys.place, place)
  forgetExpiredUser()
  if (received.id === undefined) sessionStore.set(keys.key, randomKey())
  else if (received.key !== undefined) setOrRemove(keys.key, received.key)
  sessionStore.set(keys.id, received.id ?? randomId())
  sessionStore.set(keys.refreshes, String(received.refreshes ?? 0))
  const skewMs =
    received.skewMs ?? (claims.issuedAt === null ? (clockAhead() ?? 0) : now - claims.issuedAt * 1000)
  sessionStore.set(keys.skewMs, String(skewMs))
  tell()
  return readSession(now)
}

export function clearSession(): void {
  for (const key of Object.values(keys)) sessionStore.remove(key)
  tell()
}

/** Without `createListeners`, which would come into the page itself with this file. */
const listeners = new Set<() => void>()

/** Hears whenever the tokens of this tab are others, or none any more. */
export function onTokens(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** True while the expiry lies in the future by the server's clock (SES-17). */
export function isAlive(session: Session, now = Date.now()): boolean {
  return session.claims.expiresAt * 1000 > now - session.skewMs
}

/** The path to return to after a token check (S-21); read once. */
export function takeReturnPath(): string | null {
  const path = sessionStore.get(keys.returnPath)
  sessionStore.remove(keys.returnPath)
  return path
}

export function keepReturnPath(path: string): void {
  sessionStore.set(keys.returnPath, path)
}

/** Whose session in this tab ran out, until somebody signs in or out here; null after any other end. */
export function expiredUser(): string | null {
  return sessionStore.get(keys.expiredUser)
}

export function keepExpiredUser(userName: string): void {
  sessionStore.set(keys.expiredUser, userName)
}

export function forgetExpiredUser(): void {
  sessionStore.remove(keys.expiredUser)
}

function randomKey(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
}

function setOrRemove(key: string, value: string | null): void {
  if (value === null) sessionStore.remove(key)
  else sessionStore.set(key, value)
}
