/** Set while calls stay without answers although the browser believes that it has a network. */
let isLost = false
const listeners = new Set<() => void>()

/** Whether calls can be expected to be answered. */
export function isConnected(): boolean {
  return navigator.onLine && !isLost
}

export function setLost(lost: boolean): void {
  if (lost === isLost) return
  isLost = lost
  for (const listener of listeners) listener()
}

/** Tells of every change, the browser's own network included. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
