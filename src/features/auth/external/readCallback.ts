import type { PendingSignIn } from './pendingSignIn.ts'

/** Longer codes are ignored (hardening T26). */
const longestCode = 4_000

/**
 * The code to exchange with its verifier, or null (OIC-02, S-26). A `state` must equal the one this tab sent, and is
 * required if one was sent. A callback that this tab did not start has neither; the service decides (OIC-10).
 */
export function readCallback(
  search: string,
  pending: PendingSignIn | null,
): { code: string; codeVerifier: string | null } | null {
  const query = new URLSearchParams(search)
  const [code = '', ...more] = query.getAll('code')
  if (query.has('error') || more.length > 0) return null
  if (code.trim() === '' || code.length > longestCode) return null
  if (query.get('state') !== (pending?.state ?? null)) return null
  return { code, codeVerifier: pending?.codeVerifier ?? null }
}
