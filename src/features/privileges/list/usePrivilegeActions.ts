import { useCallback } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { modifyPrivilege, type Privilege } from '#contracts/privileges.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { stateFor } from '#shared/records/activeState.ts'
import { foundIn } from '#shared/api/lookUp.ts'
import { recordChange } from '#shared/changes/changes.ts'
import { switchChange } from '#shared/changes/switchChange.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { privilegePath } from '../paths.ts'
import { nameOf } from './privilegeList.ts'
import { isOn, readNow, sendChange } from './sendChange.ts'

type PrivilegeText = 'activated' | 'inactivated' | 'modified'

/** Switching the state and the licence of a privilege; each result is a dialog (PRV-28). */
export function usePrivilegeActions() {
  const { t } = useTranslation('privileges')
  const dispatch = useDispatch<Dispatch>()
  const { lockedIds, outcome, showOutcome, closeOutcome, act } = useRowActions<Privilege>(nameOf)

  const change = useCallback(
    (row: Privilege, field: 'idstate' | 'licence', turnsOn: boolean, message: PrivilegeText) => {
      const send = (isOn: boolean) =>
        sendChange(dispatch, row, field === 'licence' ? { licence: isOn } : { idstate: stateFor(isOn) })
      const read = () => readNow(dispatch, row, field === 'licence' ? ({ licence }) => licence : isOn)
      const name = nameOf(row)
      void act(row, {
        send: () => send(turnsOn),
        lookUp: () => foundIn(read(), (is) => is === turnsOn),
        onDone: () => {
          recordChange(
            switchChange({
              call: modifyPrivilege.id,
              title: () => i18n.t(`privileges:${message}`),
              name,
              path: privilegePath(row.id),
              turnsOn,
              read,
              send,
            }),
          )
          showOutcome({ row, title: t('notification'), message: t(message), staysOpen: true })
        },
        failed: t('notification'),
        unknown: t('switchUnknown'),
      })
    },
    [act, dispatch, showOutcome, t],
  )
  const switchState = useCallback(
    (row: Privilege, turnsOn: boolean) =>
      change(row, 'idstate', turnsOn, turnsOn ? 'activated' : 'inactivated'),
    [change],
  )
  const switchLicence = useCallback(
    (row: Privilege, turnsOn: boolean) => change(row, 'licence', turnsOn, 'modified'),
    [change],
  )
  return { lockedIds, outcome, closeOutcome, switchState, switchLicence }
}
