import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is such; never where the browser cannot tell. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = globalThis.matchMedia?.(query)
      list?.addEventListener('change', changed)
      // A WebKit that is busy while its window changes more than once tells of a change that is no longer so, and not of
      // the last one.
      addEventListener('resize', changed)
      return () => {
        list?.removeEventListener('change', changed)
        removeEventListener('resize', changed)
      }
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(query).matches ?? false)
}
