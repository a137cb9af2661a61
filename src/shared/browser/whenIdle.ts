/**
 * Does something once there is nothing else to do, unless it is called off before. Safari knows no idle time; two
 * seconds after the page it mostly has some.
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work)
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(work, 2000)
  return () => clearTimeout(timer)
}
