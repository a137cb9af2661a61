import type { Application } from '#contracts/applications.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { inOneSession } from '#shared/api/inOneSession.ts'
import type { Changed, Read } from '#shared/api/lookUp.ts'
import { isActive, stateFor } from '#shared/records/activeState.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { readApplication } from '../readApplication.ts'
import { applicationSettingsApi } from '../settingsApi.ts'

/**
 * Sends an application whole, read just before, with another state (CCL-18, G-60): what somebody else has changed
 * meanwhile stays. Where it cannot be read nothing is sent.
 */
export async function sendState(
  dispatch: Dispatch,
  { id }: Pick<Application, 'id'>,
  turnsOn: boolean,
): Promise<Changed> {
  const answer = await inOneSession(readApplication(dispatch, id))
  if ('error' in answer) return { ...answer, isUnsent: true }
  const { application } = answer.value
  if (!application) return { gone: i18n.t('applications:gone') }
  const body = { ...application, idState: stateFor(turnsOn) }
  return dispatch(applicationSettingsApi.endpoints.modifyApplication.initiate({ body }, { track: false }))
}

/** Whether an application is switched on. */
export async function readIsOn(
  dispatch: Dispatch,
  { id }: Pick<Application, 'id'>,
): Promise<Read<boolean | null>> {
  const answer = await readApplication(dispatch, id)
  if ('error' in answer) return answer
  const { application } = answer.value
  return { value: application && isActive(application.idState) }
}
