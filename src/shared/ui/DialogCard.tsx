import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { ModalDialog } from './ModalDialog.tsx'
import './dialogs.css'

export type DialogTone = 'danger' | 'success' | 'warning'

type DialogCardProps = Pick<ComponentProps<typeof ModalDialog>, 'onDismiss' | 'onKeyDown'> & {
  title: string
  icon: ReactNode
  /** Colour of the icon; default: the brand's. */
  tone?: DialogTone | undefined
  /** Text of the dialog, announced with its name. */
  text?: ReactNode
  /** Called when the pointer enters or leaves the card, not its backdrop. */
  onPointer?: (isOver: boolean) => void
  /** Content below the text, such as buttons. */
  children: ReactNode
}

/** Modal card with text and buttons, for confirmations and messages. */
export function DialogCard(props: DialogCardProps): ReactElement {
  const { title, icon, tone, text, onPointer, children, ...dialog } = props
  const id = useId()
  return (
    <ModalDialog
      {...dialog}
      className="message-dialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
    >
      {/* For the browser the backdrop belongs to the dialog. */}
      <div
        className="message"
        onPointerEnter={() => onPointer?.(true)}
        onPointerLeave={() => onPointer?.(false)}
      >
        <span className="message-icon" data-tone={tone}>
          {icon}
        </span>
        <h2 id={`${id}-title`}>{title}</h2>
        {text && (
          <p id={`${id}-text`}>
            <bdi>{text}</bdi>
          </p>
        )}
        {children}
      </div>
    </ModalDialog>
  )
}
