import { cardAddress } from '#shared/cards/cardAddress.ts'
import { shownDate, isCalendarDate } from '#shared/format/calendarDate.ts'
import { wordedTitles } from '#shared/records/applications.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { byDate, firstWhere, reversed, thenBy, type Compare } from '#shared/list/localPage.ts'
import type { LocalList } from '#shared/list/useLocalPage.ts'
import { isExecuted, isPending, type Notification } from './notification.ts'
import { type Read, forcedRead, answerOf } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { notificationsApi } from './api.ts'
import { lastListPath } from '#shared/list/listVisits.ts'

/** Addresses of the list and its cards; the tab name is never shown, since the card has no tabs. */
export const notificationAddress = cardAddress('/notifications', ['datos'])

export const newNotificationPath = notificationAddress.path(0)
export const notificationPath = (id: number): string => notificationAddress.path(id)

/** Query parameter with the id of the copied notification. */
export const copyParam = 'from'

/** Query parameter with the initial day of a new one. */
export const dayParam = 'day'
export const notificationOnDayPath = (day: string): string => `${newNotificationPath}?${dayParam}=${day}`

/** Path of a copy of a notification (beyond 20). */
export const notificationCopyPath = (id: number): string => `${newNotificationPath}?${copyParam}=${id}`

export type NotificationSort = 'pending' | 'executed' | 'newest' | 'oldest'

const byCreation = byDate<Notification>(({ createdon }) => createdon)
/** ISO days sort as text. */
const byDay: Compare<Notification> = (one, other) => (one.day < other.day ? -1 : Number(one.day > other.day))

/** Pending ones start with the next, sent ones with the latest (NTF-03, G-16). */
export const notificationOrders: Record<NotificationSort, Compare<Notification>> = {
  pending: thenBy(firstWhere(isPending), byDay),
  executed: thenBy(firstWhere(isExecuted), reversed(byDay)),
  newest: reversed(byCreation),
  oldest: byCreation,
}

/** The state is searched by the service's text, as shown in the list (decision D54). */
export const notificationSearchAndSort: LocalList<Notification, NotificationSort> = {
  textOf: ({ reason, subjectName, sharedApps, day, stateName }) =>
    `${reason} ${subjectName ?? ''} ${sharedApps ?? ''} ${shownDate(day)} ${stateName}`,
  orders: notificationOrders,
}

export function nameOf({ id, reason }: Notification): string {
  return serverText(reason) ?? String(id)
}

/** Query of all notifications. */
export type NotificationsQuery = {
  data?: readonly Notification[] | undefined
  error?: unknown
  isFetching: boolean
  fulfilledTimeStamp?: number | undefined
  refetch: () => unknown
}

/** Titles of offered applications by id; null while unknown. */
export type Titles = ReadonlyMap<number, string> | null

/** Titles of the offered applications (TBL-11, TBL-12); while unknown, those that the service sent. */
export function titlesOf(
  { applicationIds, sharedApps }: Pick<Notification, 'applicationIds' | 'sharedApps'>,
  titles: Titles,
): string[] {
  if (!titles) return wordedTitles(sharedApps)
  return [...new Set(applicationIds)].flatMap((id) => titles.get(id) ?? [])
}

export type NotificationAndList = {
  /** Null if there is none with this id. */
  notification: Notification | null
  all: readonly Notification[]
}

export function readNotifications(dispatch: Dispatch): Promise<Read<readonly Notification[]>> {
  return answerOf(dispatch(notificationsApi.endpoints.listNotifications.initiate({}, forcedRead)))
}

/** Reads a notification again from the list, since there is no call for a single one. */
export async function readNotification(dispatch: Dispatch, id: number): Promise<Read<NotificationAndList>> {
  const list = await readNotifications(dispatch)
  if ('error' in list) return list
  return { data: { notification: list.data.find((one) => one.id === id) ?? null, all: list.data } }
}

/** Views of the notifications screen. */
export type NotificationView = 'list' | 'calendar'

/** View and calendar day in the query. */
export function readView(search: string): { view: NotificationView; day: string | null } {
  const query = new URLSearchParams(search)
  const day = query.get('day') ?? ''
  return {
    view: query.get('view') === 'calendar' ? 'calendar' : 'list',
    day: isCalendarDate(day) ? day : null,
  }
}

export function viewPath(view: NotificationView, day?: string): string {
  if (view === 'list') return lastListPath(notificationAddress.list)
  return `${notificationAddress.list}?${new URLSearchParams({ view, ...(day !== undefined && { day }) }).toString()}`
}
