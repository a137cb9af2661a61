import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import type { ApiError } from '#shared/api/apiError.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { write } from '#shared/api/write.ts'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { StillWorking } from '#shared/ui/StillWorking.tsx'
import { usersApi } from '../api.ts'
import { lookUpPresence } from '../lookUpUser.ts'

type DeletedUserDialogProps = {
  id: number
  /** The typed value that belongs to that user. */
  value: string
  message: string | null
  onCreateNew: () => void
  onReactivated: (message: string | null) => void
  onClose: () => void
}

/** Name or e-mail of a deleted user: reactivate that user, or clear the value (UVA-31 to UVA-34, G-24). */
export function DeletedUserDialog(props: DeletedUserDialogProps): ReactElement {
  const { id, value, message, onCreateNew, onReactivated, onClose } = props
  const { t } = useTranslation(['userCard', 'cards', 'common'])
  const dispatch = useDispatch<Dispatch>()
  const [reactivate] = usersApi.useActivateDeletedUserMutation()
  const { busy, run } = useOneAtATime()
  const [refusal, setRefusal] = useState<{ error: ApiError; isUnknown: boolean } | null>(null)

  async function bringBack(): Promise<void> {
    setRefusal(null)
    const result = await write({
      send: () => reactivate({ body: { id } }),
      lookUp: () => lookUpPresence(dispatch, id, true),
      onDone: (data) => onReactivated(serverText(data?.message)),
    })
    if (!('problem' in result)) return
    const { error, isHandledElsewhere } = result.problem
    if (error && !isHandledElsewhere) setRefusal({ error, isUnknown: result.kind === 'unknown' })
  }

  return (
    <CardDialog
      title={t('userCard:deletedTitle')}
      lead={message ?? t('userCard:problems.deleted')}
      onDismiss={() => !busy && onClose()}
      actions={
        <>
          <Button tone="secondary" autoFocus onClick={() => !busy && onCreateNew()}>
            {t('userCard:createNew')}
          </Button>
          <Button busy={busy} onClick={() => void run(bringBack)}>
            {t('userCard:reactivate')}
          </Button>
        </>
      }
    >
      <p className="card-about bold breaks">
        <bdi translate="no">{value}</bdi>
      </p>
      <StillWorking busy={busy} />
      {refusal && (
        <FailureNotice error={refusal.error} text={refusal.isUnknown ? t('cards:unknown') : undefined} />
      )}
    </CardDialog>
  )
}
