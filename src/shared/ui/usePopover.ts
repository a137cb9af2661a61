import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'

type Popover = {
  isOpen: boolean
  toggle: () => void
  /** Closes; `button` restores the focus unless it has moved elsewhere. */
  close: (focus?: 'button' | 'leave') => void
  button: RefObject<HTMLButtonElement | null>
  /** Props of the element around button and content. */
  root: {
    ref: RefObject<HTMLDivElement | null>
    onKeyDown: (event: KeyboardEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/**
 * Content opened by a button, closed by Esc, a click outside and moving the focus away. Its state can be external
 * (`outside`).
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
