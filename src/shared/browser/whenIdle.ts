/**
 * Does something once there is nothing else to do, unless it is called off before; at the latest after `within` ms.
 * Safari knows no idle time; two seconds after the page it mostly has some.
 */
export function whenIdle(work: () => void, within?: number): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work, { timeout: within ?? 0 })
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(work, within ?? 2000)
  return () => clearTimeout(timer)
}
