import type { Application } from '#contracts/applications.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { foundIn, type Read } from '#shared/api/lookUp.ts'
import type { Switch } from '#shared/changes/switchChange.ts'
import { isActive, stateFor } from '#shared/records/activeState.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { readApplication } from '../readApplication.ts'
import { applicationSettingsApi } from '../settingsApi.ts'

/**
 * Switches an application by sending it completely with another state (CCL-18, G-60), read just before to keep changes
 * of others.
 */
export function applicationSwitch(dispatch: Dispatch, { id }: Pick<Application, 'id'>): Switch {
  const { modifyApplication } = applicationSettingsApi.endpoints

  async function read(): Promise<Read<boolean | null>> {
    const answer = await readApplication(dispatch, id)
    if ('error' in answer) return answer
    const { application } = answer.value
    return { value: application && isActive(application.idState) }
  }

  return {
    read,
    to: (isOn, onDone) => ({
      async prepare() {
        const answer = await readApplication(dispatch, id)
        if ('error' in answer) return answer
        const { application } = answer.value
        if (!application) return { refusal: i18n.t('applications:gone') }
        const body = { ...application, idState: stateFor(isOn) }
        return {
          send: () => dispatch(modifyApplication.initiate({ body }, { track: false })),
          lookUp: () => foundIn(read(), (now) => now === isOn),
          onDone,
        }
      },
    }),
  }
}
