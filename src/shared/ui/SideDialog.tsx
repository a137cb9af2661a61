import { useRef, type ComponentProps, type ReactElement } from 'react'
import { useFocusBack } from '#shared/hooks/useFocusBack.ts'

type SideDialogProps = Omit<ComponentProps<'dialog'>, 'open' | 'ref'> & {
  /** Called on Esc. */
  onDismiss: () => void
  /** Focus target if the previous element is gone. */
  focusAfter?: () => HTMLElement | null
}

/** Non-modal dialog next to its subject; open while rendered. */
export function SideDialog({ onDismiss, focusAfter, children, ...rest }: SideDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  useFocusBack(dialog, focusAfter)
  return (
    <dialog
      {...rest}
      ref={dialog}
      open
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onDismiss()
      }}
    >
      {children}
    </dialog>
  )
}
