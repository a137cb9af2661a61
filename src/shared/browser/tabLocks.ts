/** Holds a lock of this origin until `over` settles. `begun` settles once it is held, or where there are no locks. */
export function holdLock(name: string, over: Promise<void>, options: LockOptions = {}): Promise<void> {
  return new Promise((begun) => {
    withLock(name, options, () => {
      begun()
      return over
    }).catch(() => begun())
  })
}

/** Names of all locks that are held; null where the browser does not tell. */
export async function heldLocks(): Promise<string[] | null> {
  try {
    const { held = [] } = await navigator.locks.query()
    return held.map(({ name = '' }) => name)
  } catch {
    return null
  }
}

/** Runs `work` while no other tab holds the lock. Rejects where there are no locks, or the browser refuses them. */
export async function withLock<T>(
  name: string,
  options: LockOptions,
  work: () => T | Promise<T>,
): Promise<T> {
  return await navigator.locks.request(name, options, work)
}
