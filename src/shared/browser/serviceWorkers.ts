import { sessionStore } from './storage.ts'

const reloadedKey = 'workerRemoved'

/** Whether a worker of an earlier portal is in charge of this page. */
export function hasServiceWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller)
  } catch {
    return false
  }
}

/**
 * Removes workers and caches of earlier portals (LIM-05). Reloads once when one was in charge of this page, and then does
 * not end: nothing of the page goes on.
 */
export async function removeServiceWorkers(): Promise<void> {
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(workers.map((worker) => worker.unregister()))
    // Also where a worker has gone without them; all of them are of this portal (docs/decisions/006).
    for (const name of await caches.keys()) await caches.delete(name)
    if (workers.length > 0 && hasServiceWorker() && !sessionStore.get(reloadedKey)) {
      sessionStore.set(reloadedKey, 'yes')
      location.reload()
      return new Promise(() => {})
    }
  } catch {
    // A browser that refuses to list workers has none of ours in charge; one that has no caches keeps none.
  }
}
