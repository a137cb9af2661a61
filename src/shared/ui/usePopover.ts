import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'

export type Popover = {
  isOpen: boolean
  toggle: () => void
  /** With the focus back on the button, unless the person has moved on. */
  close: (focus?: 'button' | 'leave') => void
  button: RefObject<HTMLButtonElement | null>
  /** For the element around button and content. */
  root: {
    ref: RefObject<HTMLDivElement | null>
    onKeyDown: (event: KeyboardEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/**
 * Content that a button opens; Esc, a press elsewhere and moving the focus away close it. Whether it is open may be kept
 * elsewhere (`outside`).
 */
export function usePopover(outside?: { isOpen: boolean; setOpen: (isOpen: boolean) => void }): Popover {
  const [isOpenHere, setOpenHere] = useState(false)
  const { isOpen, setOpen } = outside ?? { isOpen: isOpenHere, setOpen: setOpenHere }
  const button = useRef<HTMLButtonElement>(null)
  const ref = useRef<HTMLDivElement>(null)

  const leave = useEffectEvent(() => setOpen(false))
  useEffect(() => {
    if (!isOpen) return undefined
    const pressed = ({ target }: PointerEvent): void => {
      if (!ref.current?.contains(target as Node)) leave()
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [isOpen])

  function close(focus: 'button' | 'leave' = 'button'): void {
    setOpen(false)
    if (focus === 'button') button.current?.focus()
  }

  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    close,
    button,
    root: {
      ref,
      onKeyDown(event) {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      },
      onBlur({ relatedTarget }) {
        if (relatedTarget && !ref.current?.contains(relatedTarget)) setOpen(false)
      },
    },
  }
}
