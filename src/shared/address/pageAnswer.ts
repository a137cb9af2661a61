/** Which product and tenant the page's own answer named (decision D2). */
export type PageIdentity = { product: string | null; tenant: string | null }

type ServerTiming = { name: string; description: string }

/** Reads the `Server-Timing` entries of the page answer; null when the host does not send them. */
export function fromServerTiming(entries: readonly ServerTiming[]): PageIdentity | null {
  const find = (name: string): string | null =>
    entries.find((entry) => entry.name === name)?.description.trim() || null
  const product = find('product')
  return product === null ? null : { product, tenant: find('tenant') }
}

const limitMs = 5_000

/**
 * The other way: one GET of this page, without its query, and the two headers. No answer means no product (S-02).
 * Cookies go along: a proxy may know people by them.
 */
export async function fromPageHeaders(path: string): Promise<PageIdentity> {
  try {
    const answer = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(limitMs) })
    return { product: answer.headers.get('X-Product'), tenant: answer.headers.get('X-Tenant') }
  } catch {
    return { product: null, tenant: null }
  }
}
