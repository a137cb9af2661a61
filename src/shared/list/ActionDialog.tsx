import type { ComponentProps, ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { ErrorIcon, SuccessIcon, WarningIcon } from '#shared/ui/icons.tsx'
import { FailureFoot } from '#shared/ui/FailureFoot.tsx'
import { MessageDialog } from '#shared/ui/MessageDialog.tsx'
import { outcomeText, type ActionOutcome } from './useRowActions.ts'

type ActionDialogProps<Row> = {
  outcome: ActionOutcome<Row>
  nameOf: (row: Row) => string
  onClose: () => void
}

/** Longest text, in characters, of a dialog that closes by itself. */
const quickText = 60

/** Shows the result of an action on one row with the service's message (G-18), or that it is unknown (T76). */
export function ActionDialog<Row>(props: ActionDialogProps<Row>): ReactElement {
  const { outcome, nameOf, onClose } = props
  const { t } = useTranslation('common')
  const { row, title, problem, isUnknown, staysOpen = false, retry } = outcome
  const text = outcomeText(outcome, nameOf)
  const isQuick = !staysOpen && !problem && text.length <= quickText
  return (
    <MessageDialog
      // Each result has its own timer; a row has at most one open result.
      key={row.id}
      title={title}
      text={text}
      {...look()}
      buttonLabel={isQuick ? undefined : t('accept')}
      onClose={onClose}
    >
      {problem?.error && <FailureFoot error={problem.error} onRetry={retry && again} />}
    </MessageDialog>
  )

  function again(): void {
    onClose()
    retry?.()
  }

  function look(): Pick<ComponentProps<typeof MessageDialog>, 'icon' | 'tone'> {
    if (!problem) return { icon: <SuccessIcon size={24} />, tone: 'success' }
    if (isUnknown) return { icon: <WarningIcon size={24} />, tone: 'warning' }
    return { icon: <ErrorIcon size={24} />, tone: 'danger' }
  }
}
