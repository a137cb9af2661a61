import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { isHandledElsewhere } from '#shared/api/callProblem.ts'
import { failureText } from '#shared/api/failureText.ts'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { ErrorIcon } from '#shared/ui/icons.tsx'
import { MessageDialog } from '#shared/ui/MessageDialog.tsx'

/** Says once why there are no rows (PRV-27); behind it the table offers to try again. */
export function LoadErrorDialog({ error }: { error: ApiError }): ReactElement | null {
  const { t } = useTranslation(['privileges', 'common'])
  const [read, setRead] = useState<ApiError | null>(null)
  if (read === error || isHandledElsewhere(error)) return null
  return (
    <MessageDialog
      title={t('privileges:error')}
      text={failureText(error)}
      icon={<ErrorIcon size={24} />}
      tone="danger"
      buttonLabel={t('common:accept')}
      onClose={() => setRead(error)}
    >
      <FailureReference error={error} />
    </MessageDialog>
  )
}
