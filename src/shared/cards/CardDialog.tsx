import { useId, type ReactElement, type ReactNode } from 'react'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import './cards.css'

type CardDialogProps = {
  title: string
  /** One sentence below the title. */
  lead?: string | undefined
  onDismiss: () => void
  children?: ReactNode
  /** Buttons; the first one is the one that does nothing. */
  actions: ReactNode
}

/** A question with something to look at before it is answered. */
export function CardDialog({ title, lead, onDismiss, children, actions }: CardDialogProps): ReactElement {
  const id = useId()
  return (
    <ModalDialog
      className="message-dialog card-dialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={lead ? `${id}-lead` : undefined}
      onDismiss={onDismiss}
    >
      <div className="card-question">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p id={`${id}-lead`}>{lead}</p>}
        {children}
        <div className="card-answers">{actions}</div>
      </div>
    </ModalDialog>
  )
}
