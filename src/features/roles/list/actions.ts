import { type Role, modifyRole } from '#contracts/roles.ts'
import { foundIn, type Read } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { type Switch, switchChange } from '#shared/changes/change.ts'
import { isActive, stateFor } from '#shared/records/activeState.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { rolesApi } from '../api.ts'
import { readRole, readRoles, toBody, rolePath, nameOf } from '../rules.ts'
import { useCallback } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { recordChange } from '#shared/changes/changes.ts'

/**
 * Reads a role and sends it whole with the other state (D27, G-40), to keep its privileges and concurrent changes.
 */
export function roleSwitch(dispatch: Dispatch, { id }: Role): Switch {
  async function read(): Promise<Read<boolean | null>> {
    const answer = await readRoles(dispatch)
    if ('error' in answer) return answer
    const role = answer.data.find((one) => one.id === id)
    return { data: role ? isActive(role.idstate) : null }
  }

  return {
    read,
    writeTo: (isOn, onDone) => ({
      async prepare() {
        const answer = await readRole(dispatch, id)
        if ('error' in answer) return answer
        const { role, access } = answer.data
        if (!role) return { refusal: i18n.t('roles:gone') }
        const body = toBody(role, access, { idstate: stateFor(isOn) })
        return {
          send: () => dispatch(rolesApi.endpoints.modifyRole.initiate({ body }, { track: false })),
          lookUp: () => foundIn(read(), (now) => now === isOn),
          onDone,
        }
      },
    }),
  }
}

/** Switching the state of a role (ROL-08 to ROL-11). */
export function useRoleActions() {
  const { t } = useTranslation('roles')
  const dispatch = useDispatch<Dispatch>()
  const { lockedIds, outcome, closeOutcome, act } = useRowActions<Role>(nameOf)
  const switchState = useCallback(
    (role: Role, turnsOn: boolean) => {
      const recipe = roleSwitch(dispatch, role)
      const onDone = (): void =>
        void recordChange(
          switchChange({
            ...recipe,
            call: modifyRole.id,
            title: () => i18n.t(turnsOn ? 'roles:activated' : 'roles:deactivated'),
            name: nameOf(role),
            path: rolePath(role.id),
            turnsOn,
          }),
          { text: t(turnsOn ? 'activated' : 'deactivated') },
        )
      void act(role, {
        ...recipe.writeTo(turnsOn, onDone),
        failed: t('switchFailed'),
        unknown: t('switchUnknown'),
      })
    },
    [act, dispatch, t],
  )
  return { lockedIds, outcome, closeOutcome, switchState }
}
