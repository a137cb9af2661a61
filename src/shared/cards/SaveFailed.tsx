import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { callProblemText, isInformation } from '#shared/api/callProblem.ts'
import type { NotDone } from '#shared/api/write.ts'
import { FailureFoot } from '#shared/ui/FailureFoot.tsx'
import { ErrorIcon, InfoIcon, WarningIcon } from '#shared/ui/icons.tsx'
import { MessageDialog } from '#shared/ui/MessageDialog.tsx'

type SaveFailedProps = NotDone & {
  /** True where it is to be done again. */
  onAnswer: (isAgain: boolean) => void
}

/** Why a save failed, in the service's own words where it has some (USR-38), or that its result is unknown. */
export function SaveFailed(props: SaveFailedProps): ReactElement {
  const { kind, problem, mayRepeat, onAnswer } = props
  const isUnknown = kind === 'unknown'
  const { t } = useTranslation(['cards', 'common'])
  const close = (): void => onAnswer(false)
  if (isInformation(problem) && !isUnknown)
    return (
      <MessageDialog
        title={t('informationTitle')}
        text={callProblemText(problem)}
        icon={<InfoIcon size={24} />}
        buttonLabel={t('common:accept')}
        onClose={close}
      />
    )
  return (
    <MessageDialog
      title={t(isUnknown ? 'unknownTitle' : 'failedTitle')}
      text={isUnknown ? t('unknown') : callProblemText(problem)}
      icon={isUnknown ? <WarningIcon size={24} /> : <ErrorIcon size={24} />}
      tone={isUnknown ? 'warning' : 'danger'}
      buttonLabel={t('common:accept')}
      onClose={close}
    >
      {problem.error && (
        <FailureFoot error={problem.error} onRetry={mayRepeat ? () => onAnswer(true) : undefined} />
      )}
    </MessageDialog>
  )
}
