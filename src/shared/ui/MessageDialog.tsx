import { useEffect, useEffectEvent, type ReactElement, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { DialogCard, type DialogTone } from './DialogCard.tsx'
import { onFirstClick } from './onFirstClick.ts'
import { InfoIcon } from './icons.tsx'

type MessageDialogProps = {
  title: string
  text?: ReactNode
  icon?: ReactNode
  tone?: DialogTone | undefined
  /** Without a label the dialog closes by itself (LIM-03, CLM-01). */
  buttonLabel?: string | undefined
  /** Called by the button; by Esc and clicks outside only if `isDismissable`. */
  onClose: () => void
  isDismissable?: boolean
  onPointer?: (isOver: boolean) => void
  onKey?: () => void
  /** Content between text and button, such as the reference of a failure. */
  children?: ReactNode
  foot?: ReactNode
}

/** Time in ms that a dialog without a button stays open. */
export const passingMs = 1_500

/** Modal message closed by one button or by time. */
export function MessageDialog(props: MessageDialogProps): ReactElement {
  const { title, text, icon, tone, buttonLabel, onClose, isDismissable = true, onPointer, onKey } = props
  const isPassing = buttonLabel === undefined
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isPassing) return undefined
    const timer = setTimeout(() => close(), passingMs)
    return () => clearTimeout(timer)
  }, [isPassing])
  return (
    <DialogCard
      title={title}
      text={text}
      icon={icon ?? <InfoIcon size={24} />}
      tone={tone}
      {...(isDismissable && { onDismiss: onClose })}
      onKeyDown={onKey}
      {...(onPointer && { onPointer })}
    >
      {props.children}
      {!isPassing && (
        <Button wide autoFocus onClick={onFirstClick(onClose)}>
          {buttonLabel}
        </Button>
      )}
      {props.foot}
    </DialogCard>
  )
}
