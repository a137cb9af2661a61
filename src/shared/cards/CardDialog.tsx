import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import './cardDialog.css'

type CardDialogProps = {
  title: string
  /** One sentence below the title. */
  lead?: string | undefined
  onDismiss: () => void
  children?: ReactNode
  /** Buttons; the first one cancels. */
  actions: ReactNode
}

/** A question with content to review before the answer. */
export function CardDialog({ title, lead, onDismiss, children, actions }: CardDialogProps): ReactElement {
  const id = useId()
  return (
    <ModalDialog
      className="message-dialog wide-dialog card-dialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={lead ? `${id}-lead` : undefined}
      onDismiss={onDismiss}
    >
      <div className="card-question">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p id={`${id}-lead`}>{lead}</p>}
        {children}
        <div className="card-answers flow to-end gap-3">{actions}</div>
      </div>
    </ModalDialog>
  )
}

/** Shows a dialog until it is answered; one at a time. */
export type Ask = <Answer>(render: (answer: (given: Answer) => void) => ReactElement) => Promise<Answer>

type Question = {
  /** The dialog on screen, to be rendered by the caller. */
  dialog: ReactElement | null
  ask: Ask
}

/** Dialogs as questions that work can wait for: `if (!(await ask(…))) return`. */
export function useQuestion(): Question {
  const [dialog, setDialog] = useState<ReactElement | null>(null)
  return {
    dialog,
    ask: (render) =>
      new Promise((resolve) =>
        setDialog(
          render((given) => {
            setDialog(null)
            resolve(given)
          }),
        ),
      ),
  }
}
