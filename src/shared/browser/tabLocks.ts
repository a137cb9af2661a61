/** Holds a lock of this origin until `over` settles. `begun` settles once it is held, or where there are no locks. */
export function holdLock(name: string, over: Promise<void>, options: LockOptions = {}): Promise<void> {
  return new Promise((begun) => {
    withLock(name, options, () => {
      begun()
      return over
    }).catch(() => begun())
  })
}

/** Runs `work` while no other tab holds the lock. Rejects where there are no locks, or the browser refuses them. */
export async function withLock<T>(
  name: string,
  options: LockOptions,
  work: () => T | Promise<T>,
): Promise<T> {
  return await navigator.locks.request(name, options, work)
}
