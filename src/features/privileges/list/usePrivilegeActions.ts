import { useCallback } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { modifyPrivilege, type Privilege } from '#contracts/privileges.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { recordChange } from '#shared/changes/changes.ts'
import { switchChange } from '#shared/changes/switchChange.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { privilegePath } from '../paths.ts'
import { nameOf } from './privilegeList.ts'
import { privilegeSwitch } from './privilegeSwitch.ts'

type PrivilegeText = 'activated' | 'inactivated' | 'modified'

/** Switching the state and the licence of a privilege; each result is a dialog (PRV-28). */
export function usePrivilegeActions() {
  const { t } = useTranslation('privileges')
  const dispatch = useDispatch<Dispatch>()
  const { lockedIds, outcome, showOutcome, closeOutcome, act } = useRowActions<Privilege>(nameOf)

  const change = useCallback(
    (row: Privilege, field: 'idstate' | 'licence', turnsOn: boolean, message: PrivilegeText) => {
      const switched = privilegeSwitch(dispatch, row, field)
      const onDone = (): void => {
        recordChange(
          switchChange({
            ...switched,
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
        ...switched.to(turnsOn, onDone),
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
