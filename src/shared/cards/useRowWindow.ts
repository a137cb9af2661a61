import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { usePrintStart } from '#shared/browser/usePrintStart.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'

/** Extra rows above and below, ready for the next key or scroll. */
const spare = 8
/** Until the height is known, px. */
const firstHeight = 640

type RowWindow = {
  /** The element around the rows: it scrolls, or the page does. */
  frame: RefObject<HTMLDivElement | null>
  onFocus: (event: FocusEvent) => void
  /** Positions to render, in order, with the focused row and its neighbours. */
  shown: number[]
  /** Whether a row is visible, not just near. */
  isSeen: (position: number) => boolean
  rowHeight: number
}

/**
 * Renders only the rows of a long list near the visible ones, and all of them in print. `heightIn`: row height in px
 * for a frame width; `kept`: position of a row that is always rendered.
 */
export function useRowWindow(count: number, heightIn: (width: number) => number, kept?: number): RowWindow {
  const frame = useRef<HTMLDivElement>(null)
  const [inSight, setInSight] = useState(() => ({ first: 0, height: firstHeight, rowHeight: heightIn(0) }))
  const isPrinting = usePrintStart() !== null
  const view = isPrinting ? { ...inSight, first: 0, height: count * inSight.rowHeight } : inSight
  const [focused, setFocused] = useState<number | null>(null)

  function measure(): void {
    if (!frame.current) return
    const { scrollTop, clientWidth } = frame.current
    const { top, bottom } = frame.current.getBoundingClientRect()
    const above = Math.max(0, -top)
    const rowHeight = heightIn(clientWidth)
    const first = Math.floor((scrollTop + above) / rowHeight)
    const height = Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(0, top)) || firstHeight
    setInSight((now) =>
      now.first === first && now.height === height && now.rowHeight === rowHeight
        ? now
        : { first, height, rowHeight },
    )
  }
  const latest = useLatest(measure)
  useLayoutEffect(() => {
    const update = (): void => latest.current()
    update()
    window.addEventListener('resize', update)
    // The frame or the page may scroll.
    window.addEventListener('scroll', update, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', update)
      window.removeEventListener('scroll', update, { capture: true })
    }
  }, [latest])
  // A panel beside the rows makes the frame narrower.
  useLayoutEffect(() => {
    if (!frame.current || !('ResizeObserver' in window)) return undefined
    let next = 0
    // In an animation frame: measuring forces layout, and observers must not resize elements.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(next)
      next = requestAnimationFrame(() => latest.current())
    })
    observer.observe(frame.current)
    return () => {
      cancelAnimationFrame(next)
      observer.disconnect()
    }
  }, [latest, count])
  // More rows may make the frame higher, and fewer rows lower.
  useLayoutEffect(() => latest.current(), [latest, count])

  const from = Math.max(0, Math.min(view.first, count - 1) - spare)
  const to = Math.min(count, view.first + Math.ceil(view.height / view.rowHeight) + spare)
  const inView = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  const also = kept ?? focused
  // With its neighbours: the next key may come before this one has scrolled.
  const besides = (also === null ? [] : [also - 1, also, also + 1]).filter((at) => at >= 0 && at < count)
  const shown = [
    ...besides.filter((at) => at < from),
    ...inView,
    ...besides.filter((at) => at >= Math.max(from, to)),
  ]
  return {
    frame,
    onFocus({ target }) {
      const position = target.closest<HTMLElement>('[aria-posinset]')?.getAttribute('aria-posinset')
      setFocused(position ? Number(position) - 1 : null)
    },
    shown,
    isSeen: (at) => at >= view.first && at <= view.first + Math.ceil(view.height / view.rowHeight),
    rowHeight: view.rowHeight,
  }
}
