import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import type { CardAction } from '#shared/cards/CardActions.tsx'
import { useSwitchAction } from '#shared/cards/useSwitchAction.tsx'
import { copyPath } from '#shared/cards/copy/copyPath.ts'
import { useDuplicateAction } from '#shared/cards/copy/useDuplicateAction.tsx'
import { isActive } from '#shared/records/activeState.ts'
import { ActionDialog } from '#shared/list/ActionDialog.tsx'
import { KeyIcon } from '#shared/ui/consoleIcons.tsx'
import { nameOf, privilegeAddress, type PrivilegeWithApplications } from '../rules.ts'
import { usePrivilegeActions } from '../list/actions.ts'
import '../texts.ts'

/** Card actions: switch the state, duplicate, and show who has the privilege. */
export function useCardActions(privilege: PrivilegeWithApplications | null): {
  actions: CardAction[]
  dialog: ReactElement | null
} {
  const { t } = useTranslation(['privileges', 'privilegeCard'])
  const { lockedIds, outcome, closeOutcome, switchState } = usePrivilegeActions()
  const switching = useSwitchAction()
  const duplicate = useDuplicateAction()
  const [isAccessOpen, setAccessOpen] = useState(false)
  if (!privilege) return { actions: [], dialog: null }

  const { action, dialog: question } = switching({
    isOn: isActive(privilege.idstate),
    isBusy: lockedIds.has(privilege.id),
    question: (turnsOn) => t(turnsOn ? 'privileges:askActivate' : 'privileges:askDeactivate'),
    about: nameOf(privilege),
    consequence: (turnsOn) => (turnsOn ? null : t('privileges:offConsequence', { count: 1 })),
    details: (turnsOn) =>
      !turnsOn && (
        <Borrowed part="PrivilegeDependents" buttonLabel={t('privileges:seeUse')} privileges={[privilege]} />
      ),
    onSwitch: (turnsOn) => switchState(privilege, turnsOn),
  })

  const accessAction: CardAction = {
    id: 'access',
    label: t('privilegeCard:access'),
    icon: <KeyIcon size={18} />,
    isMain: true,
    onAct: () => setAccessOpen(true),
  }

  function dialog(): ReactElement | null {
    if (!privilege) return null
    if (outcome) return <ActionDialog outcome={outcome} nameOf={nameOf} onClose={closeOutcome} />
    if (!isAccessOpen) return question
    return <Borrowed part="PrivilegeAccess" privilege={privilege} onClose={() => setAccessOpen(false)} />
  }

  return {
    actions: [accessAction, action, duplicate(copyPath(privilegeAddress, privilege.id))],
    dialog: dialog(),
  }
}
