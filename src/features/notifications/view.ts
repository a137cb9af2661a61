import { isCalendarDate } from '#shared/format/calendarDate.ts'
import { lastListPath } from '#shared/list/listVisits.ts'
import { notificationAddress } from './rules.ts'

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
