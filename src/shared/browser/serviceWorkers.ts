import { sessionStore } from './storage.ts'

const reloadedKey = 'workerRemoved'

/** True if a worker of an earlier portal controls this page. */
export function hasServiceWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller)
  } catch {
    return false
  }
}

/**
 * Removes workers and caches of earlier portals (LIM-05). If one controlled this page it reloads once and never
 * resolves.
 */
export async function removeServiceWorkers(): Promise<void> {
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(workers.map((worker) => worker.unregister()))
    // Also caches without a worker; all caches of the origin are the portal's (docs/decisions/006).
    for (const name of await caches.keys()) await caches.delete(name)
    if (workers.length > 0 && hasServiceWorker() && !sessionStore.get(reloadedKey)) {
      sessionStore.set(reloadedKey, 'yes')
      location.reload()
      return new Promise(() => {})
    }
  } catch {
    // Without access to workers or caches there are none of ours.
  }
}
