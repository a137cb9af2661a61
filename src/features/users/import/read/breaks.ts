/** How long one thing may keep the page from answering, ms. */
const longest = 12

/** Lets the page answer whenever enough was done at once; rejects once `signal` says so. */
export function breaksOf(signal?: AbortSignal): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < longest) return undefined
    return nextTask().then(() => {
      signal?.throwIfAborted()
      began = performance.now()
    })
  }
}

/** Behind whatever the page has to do by now. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (!('MessageChannel' in globalThis)) return void setTimeout(resolve)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
