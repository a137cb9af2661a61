import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { canonicalPath } from '#shared/address/paths.ts'

/**
 * On navigation, moves the focus to the new screen and scrolls to the top, unless the screen has set the focus itself.
 */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  const path = canonicalPath(useLocation().pathname)
  const previous = useRef(path)

  useEffect(() => {
    if (previous.current === path) return
    previous.current = path
    const focused = document.activeElement
    if (focused !== content.current && content.current?.contains(focused)) return
    content.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [path, content])
}
