import { dayProblem } from '../card/form.ts'
import { isExecuted, isPending, type Notification } from '../notification.ts'

/** Why a notification cannot be moved to a day: executed, same day, or past in Bogota. */
type MoveProblem = 'final' | 'same' | 'early'

export function moveProblem(
  notification: Pick<Notification, 'day' | 'stateName'>,
  day: string,
  today: string,
): MoveProblem | null {
  if (!isPending(notification)) return 'final'
  if (notification.day === day) return 'same'
  return dayProblem(day, today) === null ? null : 'early'
}

/** Change since it was shown that prevents the move; other changes are kept. */
export function changeMeanwhile(
  shown: Pick<Notification, 'day'>,
  stored: Notification | null,
): 'gone' | 'executed' | 'moved' | null {
  if (!stored) return 'gone'
  if (isExecuted(stored)) return 'executed'
  return stored.day === shown.day ? null : 'moved'
}
