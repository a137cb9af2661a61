import { useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react'
import './fullText.css'

type FullTextProps = {
  /** What there is room for. */
  short: string
  /** What it stands for: told when the pointer or the focus is on it, or when it is tapped, and always read out. */
  full: string
}

/** A text that was cut, with the whole of it in reach of pointer, keyboard and touch. Esc takes the bubble away. */
export function FullText({ short, full }: FullTextProps): ReactElement {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="full-text" onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
        ref={anchor}
        aria-label={full}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return
          event.stopPropagation()
          setOpen(false)
        }}
      >
        <bdi>{short}</bdi>
      </button>
      {isOpen && <Bubble text={full} anchor={anchor} onGone={() => setOpen(false)} />}
    </span>
  )
}

type BubbleProps = { text: string; anchor: RefObject<HTMLElement | null>; onGone: () => void }

/** In the top layer, or a table that scrolls would cut it. */
function Bubble({ text, anchor, onGone }: BubbleProps): ReactElement {
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = bubble.current
    const place = anchor.current?.getBoundingClientRect()
    if (!element || !place) return undefined
    element.showPopover?.()
    const { width, height } = element.getBoundingClientRect()
    const fitsBelow = place.bottom + height + edge < window.innerHeight
    element.style.top = `${fitsBelow ? place.bottom : place.top - height}px`
    element.style.left = `${Math.max(edge, Math.min(place.left, window.innerWidth - width - edge))}px`
    const isAround = (event: Event): boolean => event.target !== element
    const leave = (event: Event): void => (isAround(event) ? onGone() : undefined)
    window.addEventListener('scroll', leave, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', leave, { capture: true })
  }, [anchor, onGone])
  return (
    <span className="full-text-bubble" popover="manual" role="tooltip" ref={bubble}>
      <bdi>{text}</bdi>
    </span>
  )
}

/** Kept free between the bubble and the edge of the page, px. */
const edge = 8
