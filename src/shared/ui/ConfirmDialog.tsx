import type { ReactElement, ReactNode } from 'react'
import { Button } from './Button.tsx'
import { DialogCard } from './DialogCard.tsx'
import { WarningIcon } from './icons.tsx'

type ConfirmDialogProps = {
  /** The question. */
  title: string
  acceptLabel: string
  cancelLabel: string
  /** While the accepted work is under way; the dialog stays and neither button does anything. */
  busy?: boolean
  onAccept: () => void
  /** Also by Esc and by a press beside the dialog. */
  onCancel: () => void
  /** Who or what the question is about. */
  children?: ReactNode
}

/** Asks before something is done. The focus starts on the button that does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { title, acceptLabel, cancelLabel, busy = false, onAccept, onCancel, children } = props
  return (
    <DialogCard
      title={title}
      text={children}
      icon={<WarningIcon size={24} />}
      onDismiss={() => !busy && onCancel()}
    >
      <div className="dialog-actions">
        <Button tone="secondary" autoFocus onClick={() => !busy && onCancel()}>
          {cancelLabel}
        </Button>
        <Button busy={busy} onClick={onAccept}>
          {acceptLabel}
        </Button>
      </div>
    </DialogCard>
  )
}
