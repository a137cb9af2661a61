import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useNavigate } from 'react-router-dom'
import type { UserRow } from '#contracts/users.ts'
import type { CardAction } from '#shared/cards/CardActions.tsx'
import { useSwitchAction } from '#shared/cards/useSwitchAction.tsx'
import { copyPath } from '#shared/cards/copy/copyPath.ts'
import { useDuplicateAction } from '#shared/cards/copy/useDuplicateAction.tsx'
import { isActive } from '#shared/records/activeState.ts'
import { ActionDialog } from '#shared/list/ActionDialog.tsx'
import { TrashIcon } from '#shared/ui/consoleIcons.tsx'
import { readSession } from '#shared/session/tokens.ts'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { DeleteQuestion } from '../list/DeleteQuestion.tsx'
import { userAddress } from '../paths.ts'
import { hasSwitch, isAdministrator, isOpaque, isSelf, nameOf } from '../rules.ts'
import { useUserActions } from '../list/actions.ts'
import '../texts.ts'

// The card closes after the delete, so there is no row to focus on undo.
const noRow = (): void => {}

/** Actions of the card: switch, duplicate and delete. */
export function useCardActions(user: UserRow | null): { actions: CardAction[]; dialog: ReactElement | null } {
  const { t } = useTranslation('users')
  const navigate = useNavigate()
  const duplicate = useDuplicateAction()
  const offline = useOfflineReason()
  const readOnly = useReadOnlyReason()
  const { lockedIds, outcome, closeOutcome, switchUser, deleteUser } = useUserActions(noRow)
  const switching = useSwitchAction()
  const [isAsked, setAsked] = useState(false)
  if (!user) return { actions: [], dialog: null }

  const isBusy = lockedIds.has(user.id)
  const isOwn = isSelf(user, readSession()?.claims ?? null)
  const { action: switchAction, dialog: question } = switching({
    isOn: isActive(user.idstate),
    isBusy,
    reason: isOpaque(user) ? t('users:stateLocked') : isOwn ? t('users:skips.self') : undefined,
    question: (turnsOn) => t(turnsOn ? 'users:askActivate' : 'users:askDeactivate'),
    about: nameOf(user),
    consequence: (turnsOn) => (turnsOn ? null : t('users:offConsequence', { count: 1 })),
    warning: (turnsOn) => (!turnsOn && isAdministrator(user) ? t('users:isAdministrator') : null),
    onSwitch: (turnsOn) => switchUser(user, turnsOn),
  })
  const deleting: CardAction = {
    id: 'delete',
    label: t('users:deleteAccept'),
    icon: <TrashIcon size={18} />,
    isDanger: true,
    isBusy,
    reason: isOwn ? t('users:ownDelete') : (readOnly ?? offline),
    onAct: () => setAsked(true),
  }

  function closeResult(): void {
    closeOutcome()
    if (outcome && !outcome.problem) void navigate(userAddress.listPath())
  }

  function dialog(shown: UserRow): ReactElement | null {
    if (outcome) return <ActionDialog outcome={outcome} nameOf={nameOf} onClose={closeResult} />
    if (!isAsked) return question
    const close = (): void => setAsked(false)
    return (
      <DeleteQuestion
        user={shown}
        onCancel={close}
        onAccept={() => {
          close()
          deleteUser(shown)
        }}
      />
    )
  }

  return {
    actions: [
      ...(hasSwitch(user) ? [switchAction] : []),
      duplicate(copyPath(userAddress, user.id)),
      deleting,
    ],
    dialog: dialog(user),
  }
}
