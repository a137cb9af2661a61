import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type ReactElement } from 'react'
import { closeByBack } from '#shared/address/closeByBack.ts'

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
    element.showModal()
    // React has focused it already, in vain: nothing in a closed dialog takes the focus.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // What a long dialog says comes before its answers.
    element.scrollTop = 0
    // Android's Back may close it without asking.
    const openAgain = (): void => element.showModal()
    element.addEventListener('close', openAgain)
    return () => {
      element.removeEventListener('close', openAgain)
      element.close()
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
