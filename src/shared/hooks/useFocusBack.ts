import { useLayoutEffect, type RefObject } from 'react'
import { useLatest } from './useLatest.ts'

/** Restores the focus on unmount to its previous element, or to `otherwise`. */
export function useFocusBack(
  frame: RefObject<HTMLElement | null>,
  otherwise: () => HTMLElement | null = () => null,
): void {
  const latest = useLatest(otherwise)
  useLayoutEffect(() => {
    const before = document.activeElement
    const element = frame.current
    const instead = (): HTMLElement | null => latest.current()
    return () => {
      if (!element?.contains(document.activeElement)) return
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
      ;(isThere ? before : instead())?.focus()
    }
  }, [frame, latest])
}
