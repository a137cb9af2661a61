import type { Read } from '#shared/api/lookUp.ts'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import { again, answerOf } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { applicationSettingsApi } from './settingsApi.ts'

/** Null if there is none with this id. */
export type ReadApplication = { application: ApplicationSettings | null }

/** Reads an application again. */
export async function readApplication(dispatch: Dispatch, id: number): Promise<Read<ReadApplication>> {
  const { initiate } = applicationSettingsApi.endpoints.getApplication
  const read = await answerOf(dispatch(initiate({ id }, again)))
  return 'error' in read ? read : { value: { application: read.data } }
}
