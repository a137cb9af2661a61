import { useCallback } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { modifyRole, type Role } from '#contracts/roles.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { recordChange } from '#shared/changes/changes.ts'
import { switchChange } from '#shared/changes/switchChange.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { rolePath } from '../paths.ts'
import { nameOf } from './roleList.ts'
import { roleSwitch } from './roleSwitch.ts'

/** Switching the state of a role (ROL-08 to ROL-11). */
export function useRoleActions() {
  const { t } = useTranslation('roles')
  const dispatch = useDispatch<Dispatch>()
  const { lockedIds, outcome, closeOutcome, act } = useRowActions<Role>(nameOf)
  const switchState = useCallback(
    (role: Role, turnsOn: boolean) => {
      const state = roleSwitch(dispatch, role)
      const onDone = (): void =>
        void recordChange(
          switchChange({
            ...state,
            call: modifyRole.id,
            title: () => i18n.t(turnsOn ? 'roles:activated' : 'roles:inactivated'),
            name: nameOf(role),
            path: rolePath(role.id),
            turnsOn,
          }),
          { text: t(turnsOn ? 'activated' : 'inactivated') },
        )
      void act(role, {
        ...state.to(turnsOn, onDone),
        failed: t('switchFailed'),
        unknown: t('switchUnknown'),
      })
    },
    [act, dispatch, t],
  )
  return { lockedIds, outcome, closeOutcome, switchState }
}
