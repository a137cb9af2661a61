let isHere = false
const listeners = new Set<() => void>()

/** Whether this page has an import that runs or whose result stands: all that is known of it before its code is here. */
export const runSignal = {
  isHere: (): boolean => isHere,
  set(isThere: boolean): void {
    if (isHere === isThere) return
    isHere = isThere
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
