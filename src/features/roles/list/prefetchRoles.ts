import { applicationsApi } from '#features/applications/api.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { rolesApi } from '../api.ts'

/** Asks for what the list shows, before there is a list. */
export const prefetchRoles = () => (dispatch: Dispatch) => {
  dispatch(rolesApi.util.prefetch('listRoles', {}, { ifOlderThan: 10 }))
  dispatch(applicationsApi.util.prefetch('listApplications', undefined, { ifOlderThan: 10 }))
}
