import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '#shared/api/apiError.ts'
import { failureText } from '#shared/lib/failureText.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { WarningIcon } from '#shared/ui/icons.tsx'
import { MessageDialog } from '#shared/ui/MessageDialog.tsx'
import { isUnknownResult } from './isUnknownResult.ts'
import './cardTexts.ts'

type SaveFailedProps = { error: ApiError; wasSent: boolean; onClose: () => void }

/** Why a save failed, in the service's own words where it has some (USR-38), or that its result is unknown (T76). */
export function SaveFailed({ error, wasSent, onClose }: SaveFailedProps): ReactElement {
  const { t } = useTranslation(['cards', 'common'])
  const isUnknown = wasSent && isUnknownResult(error)
  return (
    <MessageDialog
      title={t(isUnknown ? 'unknownTitle' : 'failedTitle')}
      text={isUnknown ? t('unknown') : failureText(error)}
      icon={<WarningIcon size={24} />}
      buttonLabel={t('common:accept')}
      onClose={onClose}
    >
      <FailureReference error={error} />
    </MessageDialog>
  )
}

/** The service refused, in its own words where it has some (USR-38, G-61). */
export function SaveRefused(props: {
  message: string | null | undefined
  onClose: () => void
}): ReactElement {
  const { t } = useTranslation(['cards', 'common'])
  return (
    <MessageDialog
      title={t('cards:failedTitle')}
      text={serverText(props.message) ?? t('common:requestFailed')}
      icon={<WarningIcon size={24} />}
      buttonLabel={t('common:accept')}
      onClose={props.onClose}
    />
  )
}
