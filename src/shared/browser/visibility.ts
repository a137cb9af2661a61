/** Subscribes to the page becoming visible or hidden; returns the unsubscribe function. */
export function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Subscribes to the page becoming visible; without support it counts as visible. */
export function onSeen(seen: () => void): () => void {
  return onVisibility(() => {
    if (document.visibilityState !== 'hidden') seen()
  })
}
