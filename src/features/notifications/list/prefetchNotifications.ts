import { applicationsApi } from '#features/applications/api.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { notificationsApi } from '../api.ts'

/** Asks for what the list shows, before there is a list. */
export const prefetchNotifications = () => (dispatch: Dispatch) => {
  dispatch(notificationsApi.util.prefetch('listNotifications', {}, { ifOlderThan: 10 }))
  dispatch(applicationsApi.util.prefetch('listApplications', undefined, { ifOlderThan: 10 }))
}
