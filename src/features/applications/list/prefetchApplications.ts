import type { Dispatch } from '#shared/api/createStore.ts'
import { applicationsApi } from '../api.ts'

/** Asks for what the list shows, before there is a list. */
export const prefetchApplications = () => (dispatch: Dispatch) => {
  dispatch(applicationsApi.util.prefetch('listApplications', undefined, { ifOlderThan: 10 }))
}
