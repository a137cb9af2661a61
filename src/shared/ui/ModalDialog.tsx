import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type ReactElement } from 'react'
import { closeByBack } from '#shared/address/closeByBack.ts'
import { lowerToasts, raiseToasts } from './toastsPlace.ts'

type ModalDialogProps = Omit<
  ComponentProps<'dialog'>,
  'open' | 'ref' | 'onCancel' | 'onClick' | 'onMouseDown'
> & {
  /** Called on Esc, Back and clicks outside; without it only the owner closes the dialog. */
  onDismiss?: () => void
}

/**
 * The browser's modal dialog, open while rendered: in the top layer, everything else inert, focus moved in and
 * restored. A Button with `autoFocus` gets the focus, else the first element.
 */
export function ModalDialog({ onDismiss, onKeyDown, children, ...rest }: ModalDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  // Back leads nowhere either where only the owner takes it away.
  const dismiss = useEffectEvent(() => onDismiss ?? (() => {}))
  useLayoutEffect(() => closeByBack(() => dismiss()), [])
  // Closed before the element is removed, so that the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    // Android's Back may close it without an event to prevent.
    function open(this: HTMLDialogElement): void {
      this.showModal()
      raiseToasts(this)
    }
    open.call(element)
    // React's autoFocus ran while the dialog was closed, without effect.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // A long dialog starts at the top, not at its buttons.
    element.scrollTop = 0
    element.addEventListener('close', open)
    return () => {
      element.removeEventListener('close', open)
      element.close()
      lowerToasts(element)
    }
  }, [])
  return (
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault()
        onDismiss?.()
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        // Ignores an Enter still held from opening the dialog.
        if (event.repeat && event.target instanceof HTMLButtonElement) event.preventDefault()
        if (event.key !== 'Escape') return
        // Otherwise a second Esc would close the dialog unconditionally; listeners outside must not react either.
        event.preventDefault()
        event.stopPropagation()
        onDismiss?.()
      }}
      onMouseDown={(event) => {
        // A press outside the content keeps the focus.
        if (event.target === event.currentTarget) event.preventDefault()
      }}
      onClick={({ target, currentTarget, detail }) => {
        // The second click of a double click that opened the dialog does not close it.
        if (target === currentTarget && detail < 2) onDismiss?.()
      }}
    >
      {children}
    </dialog>
  )
}
