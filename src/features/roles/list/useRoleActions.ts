import { useCallback } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import type { Role } from '#contracts/roles.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { stateFor } from '#shared/records/activeState.ts'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { lookUpState, sendState } from './sendState.ts'

/** Switching the state of a role (ROL-08 to ROL-11). */
export function useRoleActions() {
  const { t } = useTranslation('roles')
  const dispatch = useDispatch<Dispatch>()
  const { lockedIds, outcome, closeOutcome, act } = useRowActions<Role>()
  const switchState = useCallback(
    (role: Role, turnsOn: boolean) =>
      void act(role, {
        send: () => sendState(dispatch, role, stateFor(turnsOn)),
        lookUp: () => lookUpState(dispatch, role, stateFor(turnsOn)),
        onDone: () => showToast({ kind: 'success', text: t(turnsOn ? 'activated' : 'inactivated') }),
        failed: t('switchFailed'),
        unknown: t('switchUnknown'),
      }),
    [act, dispatch, t],
  )
  return { lockedIds, outcome, closeOutcome, switchState }
}
