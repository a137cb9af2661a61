import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '#shared/api/apiError.ts'
import type { Change } from '#shared/forms/ChangeList.tsx'
import { ColleagueChanges, type Moved, type Side } from '#shared/forms/ColleagueChanges.tsx'
import { ReviewChanges } from '#shared/forms/ReviewChanges.tsx'
import { SaveFailed } from '#shared/forms/SaveFailed.tsx'
import { useQuestion } from '#shared/forms/useQuestion.tsx'
import { serverText } from '#shared/lib/serverText.ts'
import { WarningIcon } from '#shared/ui/icons.tsx'
import { MessageDialog } from '#shared/ui/MessageDialog.tsx'
import '#shared/forms/cardTexts.ts'

export type SaveDialogs = {
  dialog: ReactElement | null
  review: (changes: readonly Change[]) => Promise<boolean>
  choose: (moved: readonly Moved[]) => Promise<ReadonlyMap<string, Side> | null>
  /** A call that came to nothing; `wasSent` tells a change from a mere read. */
  failed: (error: ApiError, wasSent: boolean) => Promise<void>
  /** The service refused, in its own words (USR-38, G-61). */
  refused: (message: string | null | undefined) => Promise<void>
}

/** Everything that a save may have to ask or to say. */
export function useSaveDialogs(): SaveDialogs {
  const { dialog, ask } = useQuestion()
  return {
    dialog,
    review: (changes) => ask((answer) => <ReviewChanges changes={changes} onAnswer={answer} />),
    choose: (moved) => ask((answer) => <ColleagueChanges moved={moved} onAnswer={answer} />),
    async failed(error, wasSent) {
      // The session's own dialogs speak of these.
      if (error.kind === 'session' || error.status === 403) return
      await ask<void>((answer) => <SaveFailed error={error} wasSent={wasSent} onClose={answer} />)
    },
    refused: (message) => ask<void>((answer) => <Refused message={serverText(message)} onClose={answer} />),
  }
}

function Refused({ message, onClose }: { message: string | null; onClose: () => void }): ReactElement {
  const { t } = useTranslation(['cards', 'common'])
  return (
    <MessageDialog
      title={t('cards:failedTitle')}
      text={message ?? t('common:requestFailed')}
      icon={<WarningIcon size={24} />}
      buttonLabel={t('common:accept')}
      onClose={onClose}
    />
  )
}
