import { Suspense, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { UserRow } from '#contracts/users.ts'
import { UserAccessDialog } from '#features/access/api.ts'
import type { CardAction } from '#shared/cards/CardActions.tsx'
import { isActive } from '#shared/lib/activeState.ts'
import { ActionDialog } from '#shared/list/ActionDialog.tsx'
import { isGreyed } from '#shared/list/disabledParam.ts'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { PowerIcon, QuestionIcon, TrashIcon } from '#shared/ui/consoleIcons.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import '#shared/list/listTexts.ts'
import { DeleteQuestion } from '../list/DeleteQuestion.tsx'
import { disabledParam, hasSwitch, nameOf } from '../list/userRules.ts'
import { useUserActions } from '../list/useUserActions.ts'
import { usersListPath } from '../paths.ts'
import '../userCardTexts.ts'
import '../usersTexts.ts'

type Asked = 'access' | 'activate' | 'deactivate' | 'delete'

// The card is left once its user is deleted: a user who is back has no row here to lead to.
const noRow = (): void => {}

/** Why a user has access, and what the row of a user offers: the switch and the bin. */
export function useCardActions(user: UserRow | null): { actions: CardAction[]; dialog: ReactElement | null } {
  const { t } = useTranslation(['users', 'userCard', 'list', 'common'])
  const navigate = useNavigate()
  const offline = useOfflineReason()
  const { lockedIds, outcome, closeOutcome, switchUser, deleteUser } = useUserActions(noRow)
  const [asked, setAsked] = useState<Asked | null>(null)
  if (!user) return { actions: [], dialog: null }

  const isBusy = lockedIds.has(user.id)
  const turn = isActive(user.idstate) ? 'deactivate' : 'activate'
  const greyed = isGreyed(user, disabledParam) ? t('users:stateLocked') : undefined
  const asking: CardAction = {
    id: 'access',
    label: t('userCard:why'),
    icon: <QuestionIcon size={18} />,
    onAct: () => setAsked('access'),
  }
  const switching: CardAction = {
    id: 'switch',
    label: t(`list:${turn}`),
    icon: <PowerIcon size={18} />,
    isBusy,
    reason: greyed ?? offline,
    onAct: () => setAsked(turn),
  }
  const deleting: CardAction = {
    id: 'delete',
    label: t('users:deleteAccept'),
    icon: <TrashIcon size={18} />,
    isDanger: true,
    isBusy,
    reason: offline,
    onAct: () => setAsked('delete'),
  }

  function close(): void {
    closeOutcome()
    if (outcome && !outcome.problem) void navigate(usersListPath())
  }

  function dialog(): ReactElement | null {
    if (!user) return null
    if (outcome) return <ActionDialog outcome={outcome} nameOf={nameOf} onClose={close} />
    const answer = (act: () => void) => () => {
      setAsked(null)
      act()
    }
    const onCancel = (): void => setAsked(null)
    if (asked === null) return null
    if (asked === 'access')
      return (
        <Suspense>
          <UserAccessDialog id={user.id} name={nameOf(user)} onClose={onCancel} />
        </Suspense>
      )
    if (asked === 'delete')
      return <DeleteQuestion user={user} onCancel={onCancel} onAccept={answer(() => deleteUser(user))} />
    return (
      <ConfirmDialog
        title={t(asked === 'activate' ? 'users:askActivate' : 'users:askDeactivate')}
        acceptLabel={t(`list:${asked}`)}
        cancelLabel={t('common:cancel')}
        onCancel={onCancel}
        onAccept={answer(() => switchUser(user, asked === 'activate'))}
      >
        {nameOf(user)}
      </ConfirmDialog>
    )
  }

  return { actions: [asking, ...(hasSwitch(user) ? [switching] : []), deleting], dialog: dialog() }
}
