import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import type { CardAction } from '#shared/cards/CardActions.tsx'
import { isActive } from '#shared/lib/activeState.ts'
import { ActionDialog } from '#shared/list/ActionDialog.tsx'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { PowerIcon } from '#shared/ui/consoleIcons.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import '#shared/list/listTexts.ts'
import '../applicationsTexts.ts'
import { ApplicationDependents } from '../dependents/ApplicationDependents.tsx'
import { nameOf } from '../list/applicationList.ts'
import { useApplicationActions } from '../list/useApplicationActions.ts'

type SwitchAction = { actions: CardAction[]; dialog: ReactElement | null }

/** The switch of the list on the card, with the same question and result. */
export function useSwitchAction(application: ApplicationSettings | null): SwitchAction {
  const { t } = useTranslation(['applications', 'list', 'common'])
  const offline = useOfflineReason()
  const { lockedIds, outcome, closeOutcome, switchState } = useApplicationActions()
  // The direction is fixed when the question is put, whatever comes from the service meanwhile.
  const [turnsOn, setTurnsOn] = useState<boolean | null>(null)
  if (!application) return { actions: [], dialog: null }

  const isOn = isActive(application.idState)
  const action: CardAction = {
    id: 'switch',
    label: t(isOn ? 'list:deactivate' : 'list:activate'),
    icon: <PowerIcon size={18} />,
    isBusy: lockedIds.has(application.id),
    reason: offline,
    onAct: () => setTurnsOn(!isOn),
  }
  const question = turnsOn !== null && (
    <ConfirmDialog
      title={t(turnsOn ? 'applications:askActivate' : 'applications:askDeactivate')}
      details={!turnsOn && <ApplicationDependents application={application} />}
      acceptLabel={t(turnsOn ? 'list:activate' : 'list:deactivate')}
      cancelLabel={t('common:cancel')}
      onCancel={() => setTurnsOn(null)}
      onAccept={() => {
        setTurnsOn(null)
        switchState(application, turnsOn)
      }}
    >
      {nameOf(application)}
    </ConfirmDialog>
  )
  const result = outcome && <ActionDialog outcome={outcome} nameOf={nameOf} onClose={closeOutcome} />
  return { actions: [action], dialog: result || question || null }
}
