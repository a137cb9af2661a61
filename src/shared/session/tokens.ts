import { clockAhead } from '#shared/api/serviceTime.ts'
import { randomId } from '#shared/browser/randomId.ts'
import { sessionStore } from '#shared/browser/storage.ts'
import { readClaims, type Claims } from './claims.ts'

/** Session of a tab (SES-01 to SES-03). */
export type Session = {
  /** Random; equal in duplicated tabs, and visible to every tab of the origin. */
  id: string
  /** Key of the messages between those tabs, only in session storage. Null without Web Crypto. */
  key: string | null
  /** Without the prefix `Bearer`. */
  token: string
  refreshToken: string | null
  /** Refreshes so far in all tabs of the session. */
  refreshes: number
  /** Local minus server clock in ms, when the token was received. */
  skewMs: number
  claims: Claims
}

/** Recent records, removed with the session (`recent.ts`). */
export const recentKey = 'recentRecords'

/** Latest sign-out of the user when the session began (`signedOut.ts`). */
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

/** Sets product and tenant of this page; sessions of others are not used (docs/decisions/006). */
export function setSessionPlace(key: string): void {
  place = key
}

export function sessionPlace(): string {
  return place
}

/** Product and tenant of a foreign session that the browser copied into this tab. */
export function foreignPlace(): string | null {
  const kept = sessionStore.get(keys.token) === null ? null : sessionStore.get(keys.place)
  return kept === place ? null : kept
}

/** The session of this tab; invalid data is removed. */
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

/** Limits the skew, since it is never earlier than the token's issue; a larger one would revive an expired token. */
function possibleSkew(skewMs: number, { issuedAt }: Claims, now: number): number {
  const largest = issuedAt === null ? Number.MAX_SAFE_INTEGER : now - issuedAt * 1000
  return Number.isFinite(skewMs) ? Math.min(skewMs, largest) : 0
}

export type Received = {
  token: string
  refreshToken: string | null
  /** The encrypted token of the address, to pass on. */
  encryptedToken?: string
  /** Id of a continued session. */
  id?: string
  /** Key of a resumed session; if absent the stored one stays. */
  key?: string | null
  refreshes?: number
  /** Local minus server clock in ms; absent for a token issued just now. */
  skewMs?: number
}

/** Stores tokens received at `now` (ms). Returns null and stores nothing for an invalid token. */
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
  notify()
  return readSession(now)
}

export function clearSession(): void {
  for (const key of Object.values(keys)) sessionStore.remove(key)
  notify()
}

/** Not `createListeners`, because this file is part of the inline script. */
const listeners = new Set<() => void>()

/** Subscribes to changes and removal of the tokens. */
export function onTokens(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}

/** True if not expired by the server's clock (SES-17). */
export function isAlive(session: Session, now = Date.now()): boolean {
  return session.claims.expiresAt * 1000 > now - session.skewMs
}

/** Reads and removes the return path after a token check (S-21). */
export function takeReturnPath(): string | null {
  const path = sessionStore.get(keys.returnPath)
  sessionStore.remove(keys.returnPath)
  return path
}

export function keepReturnPath(path: string): void {
  sessionStore.set(keys.returnPath, path)
}

/** User of the expired session of this tab until the next sign-in or sign-out; null after another end. */
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

const minute = 60_000
/** Minutes (SES-19). */
const refreshThresholdMinutes = 20
/** Least time in ms between refreshes, unless a call was refused (decision D5). */
export const proactivePauseMs = 30_000
/** Refreshes per minute after which a tab ends the session (hardening T30). */
export const maxRefreshesPerMinute = 3

/** Lead time of a refresh before the expiry in ms: 20 minutes or a quarter of the token's life, if less. */
export function refreshThresholdMs({ issuedAt, expiresAt }: Session['claims']): number {
  const threshold = refreshThresholdMinutes * minute
  return issuedAt === null ? threshold : Math.min(threshold, ((expiresAt - issuedAt) * 1000) / 4)
}

/** Milliseconds until the refresh is due, or until the expiry if it is impossible; zero or less means now (SES-18). */
export function refreshDueIn(session: Session, now: number): number {
  const threshold = session.refreshToken === null ? 0 : refreshThresholdMs(session.claims)
  return session.claims.expiresAt * 1000 - threshold - (now - session.skewMs)
}
