import { applicationsApi } from '#features/applications/api.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { privilegesApi } from '../api.ts'

/** Asks for what the list shows, before there is a list. */
export const prefetchPrivileges = () => (dispatch: Dispatch) => {
  dispatch(privilegesApi.util.prefetch('listPrivileges', {}, { ifOlderThan: 10 }))
  dispatch(applicationsApi.util.prefetch('listApplications', undefined, { ifOlderThan: 10 }))
}
