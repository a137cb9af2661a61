import { Suspense, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PrivilegeAccessDialog } from '#features/access/api.ts'
import type { CardAction } from '#shared/cards/CardActions.tsx'
import { isActive } from '#shared/lib/activeState.ts'
import { ActionDialog } from '#shared/list/ActionDialog.tsx'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { PowerIcon, QuestionIcon } from '#shared/ui/consoleIcons.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { PrivilegeDependents } from '../dependents/PrivilegeDependents.tsx'
import { nameOf } from '../list/privilegeList.ts'
import { usePrivilegeActions } from '../list/usePrivilegeActions.ts'
import '../privilegeCardTexts.ts'
import '../privilegesTexts.ts'
import type { StoredPrivilege } from '../readPrivilege.ts'

/** The switch that the row of a privilege has, with the same question and result, and who has it. */
export function useCardActions(privilege: StoredPrivilege | null): {
  actions: CardAction[]
  dialog: ReactElement | null
} {
  const { t } = useTranslation(['privileges', 'privilegeCard', 'common'])
  const offline = useOfflineReason()
  const { lockedIds, outcome, closeOutcome, switchState } = usePrivilegeActions()
  const [turnsOn, setTurnsOn] = useState<boolean | null>(null)
  const [isAsking, setAsking] = useState(false)
  if (!privilege) return { actions: [], dialog: null }

  const isOn = isActive(privilege.idstate)
  const switching: CardAction = {
    id: 'switch',
    label: t(isOn ? 'privileges:inactivate' : 'privileges:activate'),
    icon: <PowerIcon size={18} />,
    isBusy: lockedIds.has(privilege.id),
    reason: offline,
    onAct: () => setTurnsOn(!isOn),
  }

  const asking: CardAction = {
    id: 'access',
    label: t('privilegeCard:whoHas'),
    icon: <QuestionIcon size={18} />,
    onAct: () => setAsking(true),
  }

  function dialog(): ReactElement | null {
    if (!privilege) return null
    if (outcome) return <ActionDialog outcome={outcome} nameOf={nameOf} staysOpen onClose={closeOutcome} />
    if (isAsking)
      return (
        <Suspense>
          <PrivilegeAccessDialog privilege={privilege} onClose={() => setAsking(false)} />
        </Suspense>
      )
    if (turnsOn === null) return null
    return (
      <ConfirmDialog
        title={t(turnsOn ? 'privileges:askActivate' : 'privileges:askInactivate')}
        acceptLabel={t(turnsOn ? 'privileges:activate' : 'privileges:inactivate')}
        cancelLabel={t('common:cancel')}
        details={!turnsOn && <PrivilegeDependents privilege={privilege} />}
        onCancel={() => setTurnsOn(null)}
        onAccept={() => {
          setTurnsOn(null)
          switchState(privilege, turnsOn)
        }}
      >
        {nameOf(privilege)}
      </ConfirmDialog>
    )
  }

  return { actions: [asking, switching], dialog: dialog() }
}
