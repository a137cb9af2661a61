type Listener<Told extends unknown[]> = (...told: Told) => void

/** Those in this tab who want to hear of something. */
export function createListeners<Told extends unknown[] = []>() {
  const listeners = new Set<Listener<Told>>()
  return {
    /** Calls it each time, until the function that it returns is called. */
    add: (listener: Listener<Told>): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: (...told: Told): void => {
      for (const listener of listeners) listener(...told)
    },
  }
}
