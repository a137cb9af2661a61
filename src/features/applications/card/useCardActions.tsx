import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import type { CardAction } from '#shared/cards/CardActions.tsx'
import { useSwitchAction } from '#shared/cards/useSwitchAction.tsx'
import { copyPath } from '#shared/cards/copy/copyPath.ts'
import { useDuplicateAction } from '#shared/cards/copy/useDuplicateAction.tsx'
import { isActive } from '#shared/records/activeState.ts'
import { ActionDialog } from '#shared/list/ActionDialog.tsx'
import '#shared/list/listTexts.ts'
import '../texts.ts'
import { nameOf, applicationAddress } from '../rules.ts'
import { useApplicationActions } from '../list/actions.ts'

type CardActions = { actions: CardAction[]; dialog: ReactElement | null }

/** The card's actions: the list's switch, with its confirmation and result, and duplicate. */
export function useCardActions(application: ApplicationSettings | null): CardActions {
  const { t } = useTranslation('applications')
  const { lockedIds, outcome, closeOutcome, switchState } = useApplicationActions()
  const switching = useSwitchAction()
  const duplicate = useDuplicateAction()
  if (!application) return { actions: [], dialog: null }

  const { action, dialog } = switching({
    isOn: isActive(application.idState),
    isBusy: lockedIds.has(application.id),
    question: (turnsOn) => t(turnsOn ? 'applications:askActivate' : 'applications:askDeactivate'),
    about: nameOf(application),
    consequence: (turnsOn) =>
      turnsOn ? null : t('applications:nobodyEnters', { name: nameOf(application) }),
    details: (turnsOn) =>
      !turnsOn && (
        <Borrowed
          part="ApplicationDependents"
          buttonLabel={t('applications:seeUse')}
          applications={[application]}
        />
      ),
    onSwitch: (turnsOn) => switchState(application, turnsOn),
  })
  const result = outcome && <ActionDialog outcome={outcome} nameOf={nameOf} onClose={closeOutcome} />
  return {
    actions: [action, duplicate(copyPath(applicationAddress, application.id))],
    dialog: result ?? dialog,
  }
}
