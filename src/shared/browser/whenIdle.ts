/**
 * Runs work when the browser is idle; returns the cancel function. Safari has no `requestIdleCallback`, so there it
 * waits `delayMs`.
 */
export function whenIdle(work: () => void, delayMs = 2000): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work)
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(work, delayMs)
  return () => clearTimeout(timer)
}
