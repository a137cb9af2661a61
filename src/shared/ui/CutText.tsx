import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import './cutText.css'
import { standBeside } from './standBeside.ts'

type CutTextProps = {
  /** The truncated text. */
  short: string
  /** The full text for screen readers. */
  name: string
  /** The full text in the bubble. */
  children: ReactNode
}

/**
 * A truncated text. Hover, focus or a tap shows all of it; Esc closes it.
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

/** In the top layer, so that no scrolling table clips it; closes when its text scrolls away. */
function Bubble({ anchor, onGone, children }: BubbleProps): ReactElement {
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = bubble.current
    if (!element || !anchor.current) return undefined
    const letGo = standBeside(element, anchor.current)
    function leave({ target }: Event): void {
      if (target !== element) onGone(false)
    }
    window.addEventListener('scroll', leave, { capture: true, passive: true })
    return () => {
      letGo()
      window.removeEventListener('scroll', leave, { capture: true })
    }
  }, [anchor, onGone])
  return (
    <span className="cut-text-whole flow small breaks" role="tooltip" ref={bubble}>
      {children}
    </span>
  )
}
