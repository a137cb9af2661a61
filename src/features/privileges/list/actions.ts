import { modifyPrivilege, type Privilege } from '#contracts/privileges.ts'
import { foundIn, type Read } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { switchChange, type Switch } from '#shared/changes/change.ts'
import { isActive, stateFor } from '#shared/records/activeState.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { useCallback } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { recordChange } from '#shared/changes/changes.ts'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { privilegesApi } from '../api.ts'
import { nameOf, privilegePath, readPrivilege, readPrivileges, toBody } from '../rules.ts'

/** Switches state or licence: reads the privilege first and sends all its fields (D27), to keep others' changes. */
export function privilegeSwitch(
  dispatch: Dispatch,
  { id }: Privilege,
  field: 'idstate' | 'licence' = 'idstate',
): Switch {
  async function read(): Promise<Read<boolean | null>> {
    const answer = await readPrivileges(dispatch)
    if ('error' in answer) return answer
    const privilege = answer.data.find((one) => one.id === id)
    if (!privilege) return { data: null }
    return { data: field === 'licence' ? privilege.licence : isActive(privilege.idstate) }
  }

  return {
    read,
    writeTo: (isOn, onDone) => ({
      async prepare() {
        const answer = await readPrivilege(dispatch, id)
        if ('error' in answer) return answer
        const { privilege } = answer.data
        if (!privilege) return { refusal: i18n.t('privileges:gone') }
        const body = toBody(privilege, field === 'licence' ? { licence: isOn } : { idstate: stateFor(isOn) })
        return {
          send: () => dispatch(privilegesApi.endpoints.modifyPrivilege.initiate({ body }, { track: false })),
          lookUp: () => foundIn(read(), (now) => now === isOn),
          onDone,
        }
      },
    }),
  }
}

type PrivilegeText = 'activated' | 'deactivated' | 'modified'

/** Switches state and licence of a privilege; a dialog shows the result (PRV-28). */
export function usePrivilegeActions() {
  const { t } = useTranslation('privileges')
  const dispatch = useDispatch<Dispatch>()
  const { lockedIds, outcome, showOutcome, closeOutcome, act } = useRowActions<Privilege>(nameOf)

  const change = useCallback(
    (row: Privilege, field: 'idstate' | 'licence', turnsOn: boolean, message: PrivilegeText) => {
      const recipe = privilegeSwitch(dispatch, row, field)
      const onDone = (): void => {
        recordChange(
          switchChange({
            ...recipe,
            call: modifyPrivilege.id,
            title: () => i18n.t(`privileges:${message}`),
            name: nameOf(row),
            path: privilegePath(row.id),
            turnsOn,
          }),
        )
        showOutcome({ row, title: t('notification'), message: t(message), staysOpen: true })
      }
      void act(row, {
        ...recipe.writeTo(turnsOn, onDone),
        failed: t('notification'),
        unknown: t('switchUnknown'),
      })
    },
    [act, dispatch, showOutcome, t],
  )
  const switchState = useCallback(
    (row: Privilege, turnsOn: boolean) =>
      change(row, 'idstate', turnsOn, turnsOn ? 'activated' : 'deactivated'),
    [change],
  )
  const switchLicence = useCallback(
    (row: Privilege, turnsOn: boolean) => change(row, 'licence', turnsOn, 'modified'),
    [change],
  )
  return { lockedIds, outcome, closeOutcome, switchState, switchLicence }
}
