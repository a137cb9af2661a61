/** Calls back whenever the page is seen or hidden, until the function that it returns is called. */
export function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Calls back whenever the page is seen again; one of a browser that says nothing is taken for seen. */
export function onSeen(seen: () => void): () => void {
  return onVisibility(() => {
    if (document.visibilityState !== 'hidden') seen()
  })
}
