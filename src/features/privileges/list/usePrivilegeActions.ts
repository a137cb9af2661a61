import { useCallback } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import type { Privilege } from '#contracts/privileges.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { stateFor } from '#shared/records/activeState.ts'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { lookUpChange, sendChange } from './sendChange.ts'

/** Switching the state and the licence of a privilege; each result is a dialog (PRV-28). */
export function usePrivilegeActions() {
  const { t } = useTranslation('privileges')
  const dispatch = useDispatch<Dispatch>()
  const { lockedIds, outcome, showOutcome, closeOutcome, act } = useRowActions<Privilege>()

  const change = useCallback(
    (row: Privilege, to: Parameters<typeof sendChange>[2], message: string) =>
      void act(row, {
        send: () => sendChange(dispatch, row, to),
        lookUp: () => lookUpChange(dispatch, row, to),
        onDone: () => showOutcome({ row, title: t('notification'), message, staysOpen: true }),
        failed: t('notification'),
        unknown: t('switchUnknown'),
      }),
    [act, dispatch, showOutcome, t],
  )
  const switchState = useCallback(
    (row: Privilege, turnsOn: boolean) =>
      change(row, { idstate: stateFor(turnsOn) }, t(turnsOn ? 'activated' : 'inactivated')),
    [change, t],
  )
  const switchLicence = useCallback(
    (row: Privilege, turnsOn: boolean) => change(row, { licence: turnsOn }, t('modified')),
    [change, t],
  )
  return { lockedIds, outcome, closeOutcome, switchState, switchLicence }
}
