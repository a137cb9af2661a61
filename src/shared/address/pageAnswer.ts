/** Product and tenant of the page's response (decision D2). */
export type PageIdentity = { product: string | null; tenant: string | null }

type ServerTiming = { name: string; description: string }

/** Reads the `Server-Timing` entries of the page response; null if there are none. */
export function fromServerTiming(entries: readonly ServerTiming[]): PageIdentity | null {
  const find = (name: string): string | null =>
    entries.find((entry) => entry.name === name)?.description.trim() || null
  const product = find('product')
  return product === null ? null : { product, tenant: find('tenant') }
}

const limitMs = 5_000

/**
 * Reads the two headers of one GET of this page without its query. No answer means no product (S-02). Cookies are sent,
 * because a proxy may need them.
 */
export async function fromPageHeaders(path: string): Promise<PageIdentity> {
  try {
    const answer = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(limitMs) })
    return { product: answer.headers.get('X-Product'), tenant: answer.headers.get('X-Tenant') }
  } catch {
    return { product: null, tenant: null }
  }
}
