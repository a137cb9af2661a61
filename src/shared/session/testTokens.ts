/** An unsigned token with the claims of the services; times in seconds. */
export function testToken(claims: Record<string, unknown> = {}, nowMs = Date.now()): string {
  const now = Math.floor(nowMs / 1000)
  const payload = { unique_name: 'admin', userId: '1', iat: now, exp: now + 3600, ...claims }
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part(payload)}.signature`
}
