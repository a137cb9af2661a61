type Listener<Args extends unknown[]> = (...args: Args) => void

/** A set of listeners in this tab. */
export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<Listener<Args>>()
  return {
    /** Adds a listener; returns the function that removes it. */
    add: (listener: Listener<Args>): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: (...args: Args): void => {
      for (const listener of listeners) listener(...args)
    },
  }
}
