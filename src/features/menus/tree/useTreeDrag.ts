import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { useLatest } from '#shared/hooks/useLatest.ts'
import type { Place } from '#shared/menu/draft/moveRules.ts'
import { dropPlace, type Drop } from './dropPlace.ts'
import type { TreeRow } from './treeRows.ts'

type TreeDragOptions = {
  /** Element around the rows; the page is the scroller. */
  frame: RefObject<HTMLElement | null>
  rows: readonly TreeRow[]
  rowHeight: number
  onStart: (key: string) => void
  onDrop: (key: string, place: Place) => void
}

type Drag = { key: string; drop: Drop | null }

/** Least distance of a drag, px. */
const slack = 5
/** Distance from the edge where the page scrolls, and beyond the tree where nothing is dropped, px. */
const edge = 40

/** Drag by mouse, or by touch or pen at the handle; Esc cancels (MNU-05, MNU-06). */
export function useTreeDrag(options: TreeDragOptions): {
  drag: Drag | null
  onPointerDown: (event: PointerEvent) => void
} {
  const [drag, setDrag] = useState<Drag | null>(null)
  const latest = useLatest(options)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  function begin(key: string, start: { x: number; y: number; pointerId: number }): void {
    let at = start
    let drop: Drop | null = null
    let timer = 0

    function aim(): void {
      const { frame, rows, rowHeight } = latest.current
      if (!frame.current) return
      const box = frame.current.getBoundingClientRect()
      const seen = seenPart(box)
      const isNear = at.y > seen.top - edge && at.y < seen.bottom + edge
      const own = rows.find(({ item }) => item.key === key)?.level ?? 1
      const indent = Number.parseFloat(getComputedStyle(frame.current).getPropertyValue('--indent')) || 20
      drop = isNear
        ? dropPlace(rows, key, {
            y: (at.y - box.top) / rowHeight,
            level: own + Math.round((at.x - start.x) / indent),
          })
        : null
      const mark = JSON.stringify(drop?.mark)
      setDrag((now) => (now && JSON.stringify(now.drop?.mark) === mark ? now : { key, drop }))
    }
    /** Repeats while the pointer is near an edge. */
    function scroll(): void {
      const frame = latest.current.frame.current
      if (frame) {
        const box = frame.getBoundingClientRect()
        const { top, bottom } = seenPart(box)
        if (at.y < top + edge && box.top < top) window.scrollBy(0, -8)
        else if (at.y > bottom - edge && box.bottom > bottom) window.scrollBy(0, 8)
        if (frame.getBoundingClientRect().top !== box.top) aim()
      }
      timer = requestAnimationFrame(scroll)
    }
    function end(isDropped: boolean): void {
      stop.current()
      if (isDropped && drop) latest.current.onDrop(key, drop.place)
    }
    stop.current = () => {
      unlisten()
      cancelAnimationFrame(timer)
      stop.current = () => {}
      setDrag(null)
    }

    const isOther = ({ pointerId }: globalThis.PointerEvent): boolean => pointerId !== start.pointerId
    const unlisten = listen({
      pointermove(event) {
        if (isOther(event)) return
        at = { ...start, x: event.clientX, y: event.clientY }
        if (timer === 0 && Math.hypot(at.x - start.x, at.y - start.y) < slack) return
        if (timer === 0) {
          latest.current.onStart(key)
          timer = requestAnimationFrame(scroll)
        }
        aim()
      },
      pointerup(event) {
        if (isOther(event)) return
        // The last move event may be missing.
        at = { ...start, x: event.clientX, y: event.clientY }
        if (timer !== 0) aim()
        end(timer !== 0)
      },
      pointercancel: (event) => isOther(event) || end(false),
      keydown(event) {
        if (event.key !== 'Escape' || timer === 0) return
        event.preventDefault()
        event.stopPropagation()
        end(false)
      },
    })
  }

  return {
    drag,
    onPointerDown({ target, button, isPrimary, pointerType, pointerId, clientX, clientY }) {
      if (!(target instanceof Element) || button !== 0 || !isPrimary) return
      const key = target.closest<HTMLElement>('[data-key]')?.dataset['key']
      const isHandle = target.closest('[data-handle]') !== null
      // Touch outside the handle scrolls; controls are clicked.
      if (key === undefined || (!isHandle && (pointerType !== 'mouse' || target.closest('button, label'))))
        return
      stop.current()
      begin(key, { x: clientX, y: clientY, pointerId })
    },
  }
}

/** Visible part of the tree between the sticky bars. */
function seenPart({ top, bottom }: DOMRect): { top: number; bottom: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const above = Number.parseFloat(scrollPaddingTop) || 0
  const below = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0)
  return { top: Math.max(top, above), bottom: Math.min(bottom, below) }
}

type Listeners = { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => unknown }

/** Adds capturing listeners to the page; returns the function that removes them. */
function listen(listeners: Listeners): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][]
  for (const [name, listener] of entries) document.addEventListener(name, listener, true)
  return () => {
    for (const [name, listener] of entries) document.removeEventListener(name, listener, true)
  }
}
