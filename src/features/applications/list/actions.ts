import type { Application } from '#contracts/applications.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { foundIn, type Read } from '#shared/api/reads.ts'
import { type Switch, switchChange } from '#shared/changes/change.ts'
import { isActive, stateFor } from '#shared/records/activeState.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { readApplication, applicationPath, nameOf } from '../rules.ts'
import { applicationSettingsApi } from '../settingsApi.ts'
import { useCallback } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { modifyApplication } from '#contracts/application-settings.ts'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { recordChange } from '#shared/changes/changes.ts'

/**
 * Switches an application by sending it completely with another state (CCL-18, G-60), read just before to keep changes
 * of others.
 */
export function applicationSwitch(dispatch: Dispatch, { id }: Pick<Application, 'id'>): Switch {
  async function read(): Promise<Read<boolean | null>> {
    const answer = await readApplication(dispatch, id)
    if ('error' in answer) return answer
    const { application } = answer.data
    return { data: application && isActive(application.idState) }
  }

  return {
    read,
    writeTo: (isOn, onDone) => ({
      async prepare() {
        const answer = await readApplication(dispatch, id)
        if ('error' in answer) return answer
        const { application } = answer.data
        if (!application) return { refusal: i18n.t('applications:gone') }
        const body = { ...application, idState: stateFor(isOn) }
        return {
          send: () =>
            dispatch(applicationSettingsApi.endpoints.modifyApplication.initiate({ body }, { track: false })),
          lookUp: () => foundIn(read(), (now) => now === isOn),
          onDone,
        }
      },
    }),
  }
}

type Switched = Pick<Application, 'id' | 'name' | 'title'>

/** Switching an application on or off (APP-13 to APP-16). */
export function useApplicationActions() {
  const { t } = useTranslation('applications')
  const dispatch = useDispatch<Dispatch>()
  const { lockedIds, outcome, closeOutcome, act } = useRowActions<Switched>(nameOf)
  const switchState = useCallback(
    (row: Switched, turnsOn: boolean) => {
      const recipe = applicationSwitch(dispatch, row)
      const onDone = (): void =>
        void recordChange(
          switchChange({
            ...recipe,
            call: modifyApplication.id,
            title: () =>
              i18n.t(turnsOn ? 'applications:activatedMany' : 'applications:deactivatedMany', { count: 1 }),
            name: nameOf(row),
            path: applicationPath(row.id),
            turnsOn,
          }),
          { text: t('updated') },
        )
      void act(row, {
        ...recipe.writeTo(turnsOn, onDone),
        failed: t('notSwitched'),
        unknown: t('switchUnknown'),
      })
    },
    [act, dispatch, t],
  )
  return { lockedIds, outcome, closeOutcome, switchState }
}
