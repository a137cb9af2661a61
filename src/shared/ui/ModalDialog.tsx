import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type ReactElement } from 'react'
import { closeByBack } from '#shared/address/closeByBack.ts'
import { lowerToasts, raiseToasts } from './toastsPlace.ts'

type ModalDialogProps = Omit<
  ComponentProps<'dialog'>,
  'open' | 'ref' | 'onCancel' | 'onClick' | 'onMouseDown'
> & {
  /** Called on Esc, on Back and on a press beside the content; without it the dialog stays until its owner takes it away. */
  onDismiss?: () => void
}

/**
 * The browser's own modal dialog: above everything, everything else out of reach, the focus goes in and comes back.
 * Open as long as it is rendered. A Button with `autoFocus` gets the focus, else what stands first.
 */
export function ModalDialog({ onDismiss, onKeyDown, children, ...rest }: ModalDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const dismiss = useEffectEvent(() => onDismiss)
  useLayoutEffect(() => closeByBack(() => dismiss()), [])
  // Before the element leaves the page, or the browser would not know where the focus belongs.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    // Android's Back may close it without asking.
    function open(this: HTMLDialogElement): void {
      this.showModal()
      raiseToasts(this)
    }
    open.call(element)
    // React has focused it already, in vain: nothing in a closed dialog takes the focus.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // What a long dialog says comes before its answers.
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
        // Enter that is still held from what opened the dialog answers nothing.
        if (event.repeat && event.target instanceof HTMLButtonElement) event.preventDefault()
        if (event.key !== 'Escape') return
        // A second Esc would close the dialog without asking; parts below that listen for Esc are not meant either.
        event.preventDefault()
        event.stopPropagation()
        onDismiss?.()
      }}
      onMouseDown={(event) => {
        // A press beside the content leaves the focus where it is.
        if (event.target === event.currentTarget) event.preventDefault()
      }}
      onClick={({ target, currentTarget, detail }) => {
        // The second click of the double click that opened the dialog does not close it.
        if (target === currentTarget && detail < 2) onDismiss?.()
      }}
    >
      {children}
    </dialog>
  )
}
