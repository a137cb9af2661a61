/** Claims of the access token (SES-04), only for display and timing; the server authorises. */
export type Claims = {
  userId: string
  uniqueName: string
  fullName: string
  customerName: string
  privileges: readonly string[]
  apps: readonly string[]
  /** Seconds since 1970; null if absent. */
  issuedAt: number | null
  expiresAt: number
}

const maxTokenLength = 20_000

/** Characters valid in a header; others would make every call throw. */
const tokenText = /^[\w.+/=-]+$/

let latest: { token: string; claims: Claims | null } | null = null

/** Null for anything but a token with an expiry (hardening T26, T45). */
export function readClaims(token: string): Claims | null {
  // Cached, because every call reads the same token.
  if (latest?.token !== token) latest = { token, claims: claimsIn(token) }
  return latest.claims
}

function claimsIn(token: string): Claims | null {
  const payload = readPayload(token)
  if (!payload) return null
  const text = (key: string): string => (typeof payload[key] === 'string' ? payload[key].trim() : '')
  const expiresAt = payload['exp']
  if (typeof expiresAt !== 'number' || !Number.isFinite(expiresAt) || expiresAt > 1e11) return null
  const issuedAt = typeof payload['iat'] === 'number' && payload['iat'] < expiresAt ? payload['iat'] : null
  const uniqueName = text('unique_name')
  return {
    userId: text('userId') || text('nameid'),
    uniqueName,
    fullName:
      `${text('given_name')} ${text('family_name') || text('surname')}`.trim() || text('name') || uniqueName,
    customerName: text('customerName'),
    privileges: list(payload['privileges']),
    apps: list(payload['APPS']),
    issuedAt,
    expiresAt,
  }
}

/** Unverified payload of a signed token, or null. */
export function readPayload(token: string): Record<string, unknown> | null {
  const parts = token.split('.')
  if (parts.length !== 3 || token.length > maxTokenLength || !tokenText.test(token)) return null
  try {
    const base64 = parts[1]!.replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const payload: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
      ? (payload as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

function list(value: unknown): string[] {
  const items = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
  return items.flatMap((item) => (typeof item === 'string' && item.trim() !== '' ? [item.trim()] : []))
}
