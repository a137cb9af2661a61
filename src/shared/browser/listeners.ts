type Listener<Told extends unknown[]> = (...told: Told) => void

/** A set of listeners in this tab. */
export function createListeners<Told extends unknown[] = []>() {
  const listeners = new Set<Listener<Told>>()
  return {
    /** Adds a listener; returns the function that removes it. */
    add: (listener: Listener<Told>): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: (...told: Told): void => {
      for (const listener of listeners) listener(...told)
    },
  }
}
