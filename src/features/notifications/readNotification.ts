import type { Read } from '#shared/api/lookUp.ts'
import { again, answerOf } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { notificationsApi } from './api.ts'
import type { Notification } from './notification.ts'

export type ReadNotification = {
  /** Null if there is none with this id. */
  notification: Notification | null
  all: readonly Notification[]
}

/** Reads a notification again from the list, since there is no call for a single one. */
export async function readNotification(dispatch: Dispatch, id: number): Promise<Read<ReadNotification>> {
  const { listNotifications } = notificationsApi.endpoints
  const list = await answerOf(dispatch(listNotifications.initiate({}, again)))
  if ('error' in list) return list
  return { value: { notification: list.data.find((one) => one.id === id) ?? null, all: list.data } }
}
