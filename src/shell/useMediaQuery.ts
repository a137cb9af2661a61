import { useCallback, useSyncExternalStore } from 'react'

/** From here on the drawer stands beside the screen (SHL-05). */
export const wide = '(min-width: 60rem)'

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
