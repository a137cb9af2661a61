const [cacheName, address] = ['demo', '/__demo/state']

/** What the mock of an earlier worker of this browser knew; null for none, or where the browser keeps nothing. */
export async function readState(): Promise<string | null> {
  const kept = await caches.match(address, { cacheName }).catch(() => undefined)
  return kept ? kept.text() : null
}

/** A browser that keeps nothing has a demo that begins anew with each worker. */
export async function writeState(text: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(address, new Response(text))
}
