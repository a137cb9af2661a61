import { useCallback, useSyncExternalStore } from 'react'

/** Result of a media query; false if the browser does not support them. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = globalThis.matchMedia?.(query)
      list?.addEventListener('change', changed)
      // A busy WebKit may report an outdated change instead of the last one.
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
