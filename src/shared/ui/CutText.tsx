import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import './cutText.css'
import { standBeside } from './standBeside.ts'

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

/** Above everything, so that no table that scrolls cuts it off; it does not follow its text when that scrolls away. */
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
    <span className="cut-text-whole" role="tooltip" ref={bubble}>
      {children}
    </span>
  )
}
