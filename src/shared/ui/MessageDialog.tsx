import type { ReactElement, ReactNode } from 'react'
import { Button } from './Button.tsx'
import { DialogCard } from './DialogCard.tsx'
import { InfoIcon } from './icons.tsx'

type MessageDialogProps = {
  title: string
  text?: ReactNode
  icon?: ReactNode
  buttonLabel: string
  /** By the button; by Esc and by a press beside the dialog only where `isDismissable`. */
  onClose: () => void
  isDismissable?: boolean
  onPointer?: (isOver: boolean) => void
  onKey?: () => void
  /** Between the text and the button, such as the reference of a failure. */
  children?: ReactNode
  foot?: ReactNode
}

/** Says something that must be seen; one button closes it. */
export function MessageDialog(props: MessageDialogProps): ReactElement {
  const { title, text, icon, buttonLabel, onClose, isDismissable = true, onPointer, onKey } = props
  return (
    <DialogCard
      title={title}
      text={text}
      icon={icon ?? <InfoIcon size={24} />}
      {...(isDismissable && { onDismiss: onClose })}
      onKeyDown={onKey}
      onPointerEnter={() => onPointer?.(true)}
      onPointerLeave={() => onPointer?.(false)}
    >
      {props.children}
      <Button wide autoFocus onClick={onClose}>
        {buttonLabel}
      </Button>
      {props.foot}
    </DialogCard>
  )
}
