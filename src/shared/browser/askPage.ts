/** Timeout in ms. */
const limitMs = 5_000

/**
 * Sends a HEAD request for the page; rejects without an answer. Includes cookies for proxies with their own sign-in,
 * which redirect users who are not signed in there.
 */
export async function askPage(): Promise<'page' | 'redirect'> {
  const signal = AbortSignal.timeout(limitMs)
  const { type } = await fetch('/login', { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal })
  return type === 'opaqueredirect' ? 'redirect' : 'page'
}
