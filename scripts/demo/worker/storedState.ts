const [cacheName, address] = ['demo', '/__demo/state']

/** State of an earlier worker of this browser; null for none or without storage. */
export async function readState(): Promise<string | null> {
  const kept = await caches.match(address, { cacheName }).catch(() => undefined)
  return kept ? kept.text() : null
}

/** Without storage the demo starts again with each worker. */
export async function writeState(text: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(address, new Response(text))
}
