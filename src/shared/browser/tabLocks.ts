/** Holds a lock of this origin until `over` settles. Resolves once it is held, or without Web Locks. */
export function holdLock(name: string, over: Promise<void>, options: LockOptions = {}): Promise<void> {
  return new Promise((begun) => {
    withLock(name, options, () => {
      begun()
      return over
    }).catch(() => begun())
  })
}

/** Runs `work` under a lock. Rejects if locks are missing or denied. */
export async function withLock<T>(
  name: string,
  options: LockOptions,
  work: () => T | Promise<T>,
): Promise<T> {
  return await navigator.locks.request(name, options, work)
}
