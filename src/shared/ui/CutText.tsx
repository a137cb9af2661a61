import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import './cutText.css'

type CutTextProps = {
  /** What there is room for. */
  short: string
  /** What is read out in its place, the whole of it. */
  name: string
  /** The whole of it as it is shown. */
  children: ReactNode
}

/**
 * A text that was cut. The whole of it is shown while the pointer or the focus is there, and after a tap; Esc takes it
 * away.
 */
export function CutText({ short, name, children }: CutTextProps): ReactElement {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="cut-text" onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
        ref={anchor}
        aria-label={name}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return
          event.stopPropagation()
          setOpen(false)
        }}
      >
        <bdi translate="no">{short}</bdi>
      </button>
      {isOpen && (
        <Bubble anchor={anchor} onGone={setOpen}>
          {children}
        </Bubble>
      )}
    </span>
  )
}

type BubbleProps = {
  anchor: RefObject<HTMLElement | null>
  onGone: (isOpen: false) => void
  children: ReactNode
}

/** Kept free between the bubble and the edge of the page, px. */
const edge = 8

/** Above everything, so that no table that scrolls cuts it off; it does not follow its text when that scrolls away. */
function Bubble({ anchor, onGone, children }: BubbleProps): ReactElement {
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = bubble.current
    const place = anchor.current?.getBoundingClientRect()
    if (!element || !place || !('showPopover' in element)) return undefined
    element.showPopover()
    const { width, height } = element.getBoundingClientRect()
    const fitsBelow = place.bottom + height + edge <= window.innerHeight
    element.style.top = `${fitsBelow ? place.bottom : place.top - height}px`
    element.style.left = `${Math.max(edge, Math.min(place.left, window.innerWidth - width - edge))}px`
    function leave({ target }: Event): void {
      if (target !== element) onGone(false)
    }
    window.addEventListener('scroll', leave, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', leave, { capture: true })
  }, [anchor, onGone])
  return (
    <span className="cut-text-whole" popover="manual" role="tooltip" ref={bubble}>
      {children}
    </span>
  )
}
