import { isCalendarDate } from '#shared/format/calendarDate.ts'
import { listAsLeft } from '#shared/list/listsLeft.ts'
import { notificationAddress } from './paths.ts'

/** The two views of one page. */
export type NotificationView = 'list' | 'calendar'

/** What the address says: the view, and the day that the calendar is at. */
export function readView(search: string): { view: NotificationView; day: string | null } {
  const query = new URLSearchParams(search)
  const day = query.get('day') ?? ''
  return {
    view: query.get('view') === 'calendar' ? 'calendar' : 'list',
    day: isCalendarDate(day) ? day : null,
  }
}

export function viewPath(view: NotificationView, day?: string): string {
  if (view === 'list') return listAsLeft(notificationAddress.list)
  return `${notificationAddress.list}?${new URLSearchParams({ view, ...(day !== undefined && { day }) }).toString()}`
}
