import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import type { Tree } from '#shared/menu/draft/draftItem.ts'

type RowFocus = {
  /** Focuses the current row after the next render. */
  request: () => void
  onFocus: () => void
  onBlur: (event: FocusEvent) => void
}

/** Keeps the focus on the current row, since browsers drop it when an element moves or is removed. */
export function useRowFocus(
  frame: RefObject<HTMLElement | null>,
  current: string | null,
  tree: Tree,
): RowFocus {
  const isInside = useRef(false)
  const isRequested = useRef(false)

  useLayoutEffect(() => {
    const focused = document.activeElement
    const isLost = isInside.current && (focused === null || focused === document.body)
    if (!isRequested.current && !isLost) return
    isRequested.current = false
    const row = frame.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }, [frame, current, tree])

  return {
    request: () => {
      isRequested.current = true
    },
    onFocus: () => {
      isInside.current = true
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (relatedTarget) isInside.current = currentTarget.contains(relatedTarget)
      // A moved element is blurred too, but refocused by the time of the microtask.
      else queueMicrotask(() => (isInside.current = currentTarget.contains(document.activeElement)))
    },
  }
}
