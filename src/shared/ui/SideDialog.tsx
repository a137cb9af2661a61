import { useRef, type ComponentProps, type ReactElement } from 'react'
import { useFocusBack } from '#shared/hooks/useFocusBack.ts'

type SideDialogProps = Omit<ComponentProps<'dialog'>, 'open' | 'ref'> & {
  /** Called on Esc. */
  onDismiss: () => void
  /** What gets the focus where that which had it before is gone. */
  focusAfter?: () => HTMLElement | null
}

/** A dialog beside what it is about, which stays in reach; open as long as it is rendered. */
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
