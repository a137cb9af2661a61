import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesOf, fromBase64, textOf, toBase64Url } from '../bytes.ts'

export type JwtClaims = Readonly<Record<string, unknown>>

/** A signed token, HS256. */
export function signJwt(claims: JwtClaims, secret: string): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${signature(signed, secret)}`
}

/** The claims of a token signed with `secret`, even if expired; null for any other text. */
export function readJwt(token: string, secret: string): JwtClaims | null {
  const claims = good.get(secret)?.get(token) ?? readAnew(token, secret)
  if (claims) keep(token, secret, claims)
  return claims
}

/** Tokens with a verified signature, by secret, so that each is verified once. */
const good = new Map<string, Map<string, JwtClaims>>()
const [mostSecrets, mostTokens] = [100, 200]

function keep(token: string, secret: string, claims: JwtClaims): void {
  const own = good.get(secret) ?? new Map<string, JwtClaims>()
  if (!good.has(secret) && good.size >= mostSecrets) good.clear()
  if (!own.has(token) && own.size >= mostTokens) own.clear()
  good.set(secret, own)
  own.set(token, claims)
}

function readAnew(token: string, secret: string): JwtClaims | null {
  const [header, payload, given = '', ...more] = token.split('.')
  if (header === undefined || payload === undefined || more.length > 0) return null
  if (given !== signature(`${header}.${payload}`, secret)) return null
  return JSON.parse(textOf(fromBase64(payload))) as JwtClaims
}

function encode(part: object): string {
  return toBase64Url(bytesOf(JSON.stringify(part)))
}

function signature(signed: string, secret: string): string {
  return toBase64Url(hmac(sha256, bytesOf(secret), bytesOf(signed)))
}
