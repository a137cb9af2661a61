import { useCallback } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { modifyApplication } from '#contracts/application-settings.ts'
import type { Application } from '#contracts/applications.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { foundIn } from '#shared/api/lookUp.ts'
import { recordChange } from '#shared/changes/changes.ts'
import { switchChange } from '#shared/changes/switchChange.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { applicationPath } from '../paths.ts'
import { nameOf } from './applicationList.ts'
import { readIsOn, sendState } from './sendState.ts'

const one = { count: 1, number: '1' }

export type Switched = Pick<Application, 'id' | 'name' | 'title'>

/** Switching an application on or off (APP-13 to APP-16). */
export function useApplicationActions() {
  const { t } = useTranslation('applications')
  const dispatch = useDispatch<Dispatch>()
  const { lockedIds, outcome, closeOutcome, act } = useRowActions<Switched>(nameOf)
  const switchState = useCallback(
    (row: Switched, turnsOn: boolean) => {
      const send = (isOn: boolean) => sendState(dispatch, row, isOn)
      const read = () => readIsOn(dispatch, row)
      const name = nameOf(row)
      void act(row, {
        send: () => send(turnsOn),
        lookUp: () => foundIn(read(), (isOn) => isOn === turnsOn),
        onDone: () =>
          recordChange(
            switchChange({
              call: modifyApplication.id,
              title: () =>
                i18n.t(turnsOn ? 'applications:activatedMany' : 'applications:deactivatedMany', one),
              name,
              path: applicationPath(row.id),
              turnsOn,
              read,
              send,
            }),
            { text: t('updated') },
          ),
        failed: t('notSwitched'),
        unknown: t('switchUnknown'),
      })
    },
    [act, dispatch, t],
  )
  return { lockedIds, outcome, closeOutcome, switchState }
}
