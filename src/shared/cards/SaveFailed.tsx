import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { callProblemText, isInformation, type CallProblem } from '#shared/api/callProblem.ts'
import { FailureFoot } from '#shared/ui/FailureFoot.tsx'
import { ErrorIcon, InfoIcon, WarningIcon } from '#shared/ui/icons.tsx'
import { MessageDialog } from '#shared/ui/MessageDialog.tsx'

type SaveFailedProps = {
  problem: CallProblem
  /** The change may have been made all the same (hardening T76). */
  isUnknown: boolean
  onClose: () => void
  /** What failed can be done again from here. */
  onRetry?: () => void
}

/** Why a save failed, in the service's own words where it has some (USR-38), or that its result is unknown. */
export function SaveFailed({ problem, isUnknown, onClose, onRetry }: SaveFailedProps): ReactElement {
  const { t } = useTranslation(['cards', 'common'])
  if (isInformation(problem) && !isUnknown)
    return (
      <MessageDialog
        title={t('informationTitle')}
        text={callProblemText(problem)}
        icon={<InfoIcon size={24} />}
        buttonLabel={t('common:accept')}
        onClose={onClose}
      />
    )
  return (
    <MessageDialog
      title={t(isUnknown ? 'unknownTitle' : 'failedTitle')}
      text={isUnknown ? t('unknown') : callProblemText(problem)}
      icon={isUnknown ? <WarningIcon size={24} /> : <ErrorIcon size={24} />}
      tone={isUnknown ? 'warning' : 'danger'}
      buttonLabel={t('common:accept')}
      onClose={onClose}
    >
      {problem.error && <FailureFoot error={problem.error} onRetry={isUnknown ? undefined : onRetry} />}
    </MessageDialog>
  )
}
