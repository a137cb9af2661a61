import type { homeWork as model } from '../es/homeWork.ts'
import type { Translation } from '../Translation.ts'

export const homeWork: Translation<typeof model> = {
  week: 'Emails of the next 7 days',
  calendar: 'See the calendar',
  loadingWeek: 'Loading the emails of the next days…',
  offline: 'They will show when the connection is back.',
  mails_one: '{{number}} email goes out.',
  mails_other: '{{number}} emails go out.',
  clashingDays_one: '{{number}} day with conflicts',
  clashingDays_other: '{{number}} days with conflicts',
  none: 'No email goes out.',
  nothing: 'No emails are scheduled.',
  later: 'The next one goes out on {{moment}}.',
  today: 'today',
  tomorrow: 'tomorrow',
  sendAt: 'at 23:59 Bogotá time',
  more: 'and {{number}} more',
  clash: 'Conflict',
  changes: 'Changes in this session',
  seeChanges: 'See and undo',
  undone: 'undone',
}
