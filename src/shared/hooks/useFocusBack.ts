import { useLayoutEffect, type RefObject } from 'react'
import { useLatest } from './useLatest.ts'

/** What stands beside the rest of a page gives the focus back as it goes: where it came from, or where `otherwise` says. */
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
