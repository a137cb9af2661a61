import type { ApplicationSettings } from '#contracts/application-settings.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { applicationSettingsApi } from './settingsApi.ts'

/** Null where there is none with this id. */
export type ReadApplication = { application: ApplicationSettings | null }

/** Asks for an application again. */
export async function readApplication(
  dispatch: Dispatch,
  id: number,
): Promise<{ value: ReadApplication } | { error: ApiError }> {
  const { initiate } = applicationSettingsApi.endpoints.getApplication
  const { data, error } = await dispatch(initiate(id, { subscribe: false, forceRefetch: true }))
  // What was read before is still there when the call fails.
  if (error || data === undefined) return { error: apiErrorOf(error ?? {}) }
  return { value: { application: data } }
}
