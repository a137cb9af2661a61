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
  /** Verb of the action (D38). */
  acceptLabel: string
  /** Default: 'Cancelar'. */
  cancelLabel?: string
  /** True if something is lost. */
  isDanger?: boolean
  /** True if it changes nothing yet, so that Enter confirms. */
  isHarmless?: boolean
  /** True if something is missing before it can be confirmed; a click still calls `onAccept`, which can point to it. */
  isHeld?: boolean
  onAccept: () => void
  /** Also called on Esc and on a click outside. */
  onCancel: () => void
  /** The affected record. */
  children?: ReactNode
  /** More content before the buttons. */
  details?: ReactNode
}

/** Confirmation of an action. The initial focus is on the button that changes nothing. */
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
