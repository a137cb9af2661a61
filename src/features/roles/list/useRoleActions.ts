import { useCallback } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { modifyRole, type Role } from '#contracts/roles.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { foundIn } from '#shared/api/lookUp.ts'
import { recordChange } from '#shared/changes/changes.ts'
import { switchChange } from '#shared/changes/switchChange.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { rolePath } from '../paths.ts'
import { nameOf } from './roleList.ts'
import { readIsOn, sendState } from './sendState.ts'

/** Switching the state of a role (ROL-08 to ROL-11). */
export function useRoleActions() {
  const { t } = useTranslation('roles')
  const dispatch = useDispatch<Dispatch>()
  const { lockedIds, outcome, closeOutcome, act } = useRowActions<Role>(nameOf)
  const switchState = useCallback(
    (role: Role, turnsOn: boolean) => {
      const send = (isOn: boolean) => sendState(dispatch, role, isOn)
      const read = () => readIsOn(dispatch, role)
      const name = nameOf(role)
      void act(role, {
        send: () => send(turnsOn),
        lookUp: () => foundIn(read(), (isOn) => isOn === turnsOn),
        onDone: () =>
          recordChange(
            switchChange({
              call: modifyRole.id,
              title: () => i18n.t(turnsOn ? 'roles:activated' : 'roles:inactivated'),
              name,
              path: rolePath(role.id),
              turnsOn,
              read,
              send,
            }),
            { text: t(turnsOn ? 'activated' : 'inactivated') },
          ),
        failed: t('switchFailed'),
        unknown: t('switchUnknown'),
      })
    },
    [act, dispatch, t],
  )
  return { lockedIds, outcome, closeOutcome, switchState }
}
