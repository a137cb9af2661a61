import type { Claims } from '#shared/session/claims.ts'

/** Those of these privileges that the token of the session has. */
export function heldAmong(names: readonly string[], claims: Pick<Claims, 'privileges'> | null): string[] {
  const held = new Set(claims?.privileges.map((name) => name.toLowerCase()))
  return names.filter((name) => held.has(name.toLowerCase()))
}
