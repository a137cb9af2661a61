import type { PendingSignIn } from './pendingSignIn.ts'

/** Longer ones are no codes (hardening T26). */
const longestCode = 4_000

/**
 * The code of a callback that may be exchanged, with the verifier that belongs to it; null for every other callback
 * (OIC-02, S-26). A `state` must be the one that this tab sent, and where one was sent it must come back. A callback
 * that this tab did not begin has neither: the service judges it (OIC-10).
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
