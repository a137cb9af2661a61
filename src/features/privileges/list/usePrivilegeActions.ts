import { useCallback } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { modifyPrivilege, type Privilege } from '#contracts/privileges.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { stateFor } from '#shared/records/activeState.ts'
import { foundIn } from '#shared/api/lookUp.ts'
import { recordChange } from '#shared/changes/changes.ts'
import { switchStep } from '#shared/changes/switchStep.ts'
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
  const { lockedIds, outcome, showOutcome, closeOutcome, act } = useRowActions<Privilege>()

  const change = useCallback(
    (row: Privilege, field: 'idstate' | 'licence', turnsOn: boolean, message: PrivilegeText) => {
      const to = (isOn: boolean) => (field === 'licence' ? { licence: isOn } : { idstate: stateFor(isOn) })
      const read = () => readNow(dispatch, row, field === 'licence' ? ({ licence }) => licence : isOn)
      const name = nameOf(row)
      void act(row, {
        send: () => sendChange(dispatch, row, to(turnsOn)),
        lookUp: () => foundIn(read(), (is) => is === turnsOn),
        onDone: () => {
          recordChange({
            call: modifyPrivilege.id,
            title: () => i18n.t(`privileges:${message}`),
            name: () => name,
            path: privilegePath(row.id),
            undo: [
              switchStep({
                name,
                before: !turnsOn,
                after: turnsOn,
                read,
                send: () => sendChange(dispatch, row, to(!turnsOn)),
              }),
            ],
          })
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
