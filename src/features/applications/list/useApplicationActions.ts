import { useCallback } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { modifyApplication } from '#contracts/application-settings.ts'
import type { Application } from '#contracts/applications.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { recordChange } from '#shared/changes/changes.ts'
import { switchChange } from '#shared/changes/switchChange.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { applicationPath } from '../paths.ts'
import { nameOf } from './applicationList.ts'
import { applicationSwitch } from './applicationSwitch.ts'

const one = { count: 1, number: '1' }

export type Switched = Pick<Application, 'id' | 'name' | 'title'>

/** Switching an application on or off (APP-13 to APP-16). */
export function useApplicationActions() {
  const { t } = useTranslation('applications')
  const dispatch = useDispatch<Dispatch>()
  const { lockedIds, outcome, closeOutcome, act } = useRowActions<Switched>(nameOf)
  const switchState = useCallback(
    (row: Switched, turnsOn: boolean) => {
      const state = applicationSwitch(dispatch, row)
      const onDone = (): void =>
        void recordChange(
          switchChange({
            ...state,
            call: modifyApplication.id,
            title: () => i18n.t(turnsOn ? 'applications:activatedMany' : 'applications:deactivatedMany', one),
            name: nameOf(row),
            path: applicationPath(row.id),
            turnsOn,
          }),
          { text: t('updated') },
        )
      void act(row, {
        ...state.to(turnsOn, onDone),
        failed: t('notSwitched'),
        unknown: t('switchUnknown'),
      })
    },
    [act, dispatch, t],
  )
  return { lockedIds, outcome, closeOutcome, switchState }
}
