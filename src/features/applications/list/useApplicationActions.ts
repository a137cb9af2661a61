import { useCallback } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import type { Application } from '#contracts/applications.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { lookUpState, sendState } from './sendState.ts'

export type Switched = Pick<Application, 'id' | 'name' | 'title'>

/** Switching an application on or off (APP-13 to APP-16). */
export function useApplicationActions() {
  const { t } = useTranslation('applications')
  const dispatch = useDispatch<Dispatch>()
  const { lockedIds, outcome, closeOutcome, act } = useRowActions<Switched>()
  const switchState = useCallback(
    (row: Switched, turnsOn: boolean) =>
      void act(row, {
        send: () => sendState(dispatch, row, turnsOn),
        lookUp: () => lookUpState(dispatch, row, turnsOn),
        onDone: () => showToast({ kind: 'success', text: t('updated') }),
        failed: t('notSwitched'),
        unknown: t('switchUnknown'),
      }),
    [act, dispatch, t],
  )
  return { lockedIds, outcome, closeOutcome, switchState }
}
