import { createHmac, timingSafeEqual } from 'node:crypto'

export type JwtClaims = Readonly<Record<string, unknown>>

/** A signed token, HS256. */
export function signJwt(claims: JwtClaims, secret: string): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${signature(signed, secret)}`
}

/** The claims of a token that `secret` signed, whatever its age; null for any other text. */
export function readJwt(token: string, secret: string): JwtClaims | null {
  const claims = good.get(secret)?.get(token) ?? readAnew(token, secret)
  if (claims) keep(token, secret, claims)
  return claims
}

/** Tokens that were found good, by the secret that signed them: the signature of one is the same at every call. */
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
  const right = Buffer.from(signature(`${header}.${payload}`, secret))
  const sent = Buffer.from(given)
  if (right.length !== sent.length || !timingSafeEqual(right, sent)) return null
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as JwtClaims
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function signature(signed: string, secret: string): string {
  return createHmac('sha256', secret).update(signed).digest('base64url')
}
