import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { ModalDialog } from './ModalDialog.tsx'
import './dialogs.css'

export type DialogTone = 'danger' | 'success' | 'warning'

type DialogCardProps = Pick<ComponentProps<typeof ModalDialog>, 'onDismiss' | 'onKeyDown'> & {
  title: string
  icon: ReactNode
  /** The colour of the icon; that of the brand without it. */
  tone?: DialogTone | undefined
  /** What the dialog says; read out together with its name. */
  text?: ReactNode
  /** The page behind the dialog does not count. */
  onPointer?: (isOver: boolean) => void
  /** Buttons and whatever else stands below the text. */
  children: ReactNode
}

/** A short message over everything, with its buttons: the one look of questions and messages. */
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
      {/* The browser counts a dialog's backdrop as the dialog itself. */}
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
