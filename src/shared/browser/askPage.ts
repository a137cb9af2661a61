/** How long the portal's own host may take to answer, in ms. */
const limitMs = 5_000

/**
 * Asks for the head of the page, which costs nothing and does nothing; rejects where nobody answers. With cookies: by
 * them a proxy with a sign-in of its own knows people, and it redirects whoever has to go there.
 */
export async function askPage(): Promise<'page' | 'redirect'> {
  const signal = AbortSignal.timeout(limitMs)
  const { type } = await fetch('/login', { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal })
  return type === 'opaqueredirect' ? 'redirect' : 'page'
}
