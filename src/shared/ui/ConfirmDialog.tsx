import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from './Button.tsx'
import { QuestionIcon } from './consoleIcons.tsx'
import { DialogCard } from './DialogCard.tsx'
import { WarningIcon } from './icons.tsx'
import { onFirstClick } from './onFirstClick.ts'

type ConfirmDialogProps = {
  /** The question. */
  title: string
  /** The verb of what is done (D38). */
  acceptLabel: string
  /** In place of 'Cancelar'. */
  cancelLabel?: string
  /** Something is lost by it. */
  isDanger?: boolean
  /** Nothing is changed by it yet: Enter agrees. */
  isHarmless?: boolean
  /** Something has to be done before it can be agreed to; a press is told all the same, to lead there. */
  isHeld?: boolean
  onAccept: () => void
  /** Also by Esc and by a press beside the dialog. */
  onCancel: () => void
  /** Who or what the question is about. */
  children?: ReactNode
  /** More to look at, or to press, before the question is answered. */
  details?: ReactNode
}

/** Asks before something is done. The focus starts on the button that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { title, acceptLabel, cancelLabel, isDanger = false, isHarmless = false, isHeld = false } = props
  const { onAccept, onCancel, children, details } = props
  const { t } = useTranslation('common')
  return (
    <DialogCard
      title={title}
      text={children}
      icon={isDanger ? <WarningIcon size={24} /> : <QuestionIcon size={24} />}
      tone={isDanger ? 'danger' : undefined}
      onDismiss={onCancel}
    >
      {details}
      <div className="dialog-actions">
        <Button autoFocus={!isHarmless} tone="secondary" onClick={onCancel}>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button
          autoFocus={isHarmless}
          tone={isDanger ? 'danger' : 'primary'}
          aria-disabled={isHeld || undefined}
          onClick={onFirstClick(onAccept)}
        >
          {acceptLabel}
        </Button>
      </div>
    </DialogCard>
  )
}
