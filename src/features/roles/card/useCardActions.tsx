import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useNavigate } from 'react-router-dom'
import type { Role } from '#contracts/roles.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import type { CardAction } from '#shared/cards/CardActions.tsx'
import { copyPath } from '#shared/cards/copy/copyPath.ts'
import { useDuplicateAction } from '#shared/cards/copy/useDuplicateAction.tsx'
import { useSwitchAction } from '#shared/cards/useSwitchAction.tsx'
import { ActionDialog } from '#shared/list/ActionDialog.tsx'
import { isActive } from '#shared/records/activeState.ts'
import { KeyIcon, PlusIcon, UsersIcon } from '#shared/ui/consoleIcons.tsx'
import { RoleWillBeOff } from '../list/RoleWillBeOff.tsx'
import { nameOf, giveRolePath, peopleOfRolePath, roleAddress } from '../rules.ts'
import { useRoleActions } from '../list/actions.ts'
import '../texts.ts'

/** Card actions: show its users, give it to users, compare, switch, and duplicate. */
export function useCardActions(role: Role | null): { actions: CardAction[]; dialog: ReactElement | null } {
  const { t } = useTranslation(['roleCard', 'roles'])
  const navigate = useNavigate()
  const { lockedIds, outcome, closeOutcome, switchState } = useRoleActions()
  const switching = useSwitchAction()
  const duplicate = useDuplicateAction()
  const [isComparing, setComparing] = useState(false)
  if (!role) return { actions: [], dialog: null }

  const isOn = isActive(role.idstate)
  const { action, dialog: question } = switching({
    isOn,
    isBusy: lockedIds.has(role.id),
    question: (turnsOn) => t(turnsOn ? 'roles:askActivate' : 'roles:askDeactivate'),
    about: nameOf(role),
    details: (turnsOn) => !turnsOn && <RoleWillBeOff role={role} text={t('roles:willBeInactive')} />,
    onSwitch: (turnsOn) => switchState(role, turnsOn),
  })
  const actions: CardAction[] = [
    {
      id: 'people',
      label: t('roleCard:people'),
      icon: <UsersIcon size={18} />,
      onAct: () => void navigate(peopleOfRolePath(role.name)),
    },
    ...(isOn
      ? [
          {
            id: 'give',
            label: t('roleCard:give'),
            icon: <PlusIcon size={18} />,
            onAct: () => void navigate(giveRolePath(role.name)),
          },
        ]
      : []),
    {
      id: 'compare-role',
      label: t('roleCard:compare'),
      icon: <KeyIcon size={18} />,
      onAct: () => setComparing(true),
    },
    action,
    duplicate(copyPath(roleAddress, role.id)),
  ]

  function dialog(shown: Role): ReactElement | null {
    if (outcome) return <ActionDialog outcome={outcome} nameOf={nameOf} onClose={closeOutcome} />
    if (!isComparing) return question
    return <Borrowed part="CompareRoles" role={shown} onClose={() => setComparing(false)} />
  }

  return { actions, dialog: dialog(role) }
}
