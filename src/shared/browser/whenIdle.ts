/**
 * Runs work when the browser is idle; returns the cancel function. Safari has no `requestIdleCallback`, so there it
 * waits two seconds.
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work)
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(work, 2000)
  return () => clearTimeout(timer)
}
