import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { usePrintStart } from '#shared/browser/usePrintStart.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'

/** Rows above and below what is seen, so that a key or a turn of the wheel finds them there. */
const spare = 8
/** As long as no height is known, px. */
const firstHeight = 640

export type RowWindow = {
  /** Of the element around the rows: it scrolls, or the page does. */
  frame: RefObject<HTMLDivElement | null>
  onFocus: (event: FocusEvent) => void
  /** Positions of the rows to render, in their order; the row with the focus and its neighbours are among them. */
  shown: number[]
  /** Whether a row is seen, and not only near those that are. */
  isSeen: (position: number) => boolean
  rowHeight: number
}

/**
 * Renders of a long list only the rows near those in sight, and on paper all of them. `heightIn`: the height of a row in
 * a frame this wide, px; `kept`: the position of a row that is rendered wherever it is.
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
    // Whatever scrolls: the frame, or the page around it.
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
    // In a frame of its own: what is measured lays the page out, and browsers tell of an observer that changes sizes.
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
  // With its neighbours: the next key may come before the scroll that this one has caused.
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
