import { isPending, type Notification } from './notification.ts'
import { sendMoment } from './moments/moments.ts'

/** Pending notifications of a day. */
export type DayPlan = {
  day: string
  notifications: readonly Notification[]
  /** True if two of them are for the same application. */
  hasClash: boolean
}

/** Pending notifications by day, the next days first. Invalid days are omitted. */
export function plansByDay(all: readonly Notification[]): ReadonlyMap<string, DayPlan> {
  const days = new Map<string, Notification[]>()
  for (const notification of all) {
    if (!isPending(notification) || sendMoment(notification.day) === null) continue
    const known = days.get(notification.day)
    if (known) known.push(notification)
    else days.set(notification.day, [notification])
  }
  const plans = [...days].map(([day, notifications]): [string, DayPlan] => [
    day,
    { day, notifications, hasClash: hasClash(notifications) },
  ])
  // Not `toSorted`, because the home runs in every browser that can sign in.
  return new Map(plans.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The next day with pending mails, or null. */
export function nextPlan(plans: ReadonlyMap<string, DayPlan>, now: number): DayPlan | null {
  for (const plan of plans.values()) if (sendMoment(plan.day)! > now) return plan
  return null
}

function hasClash(notifications: readonly Notification[]): boolean {
  const seen = new Set<number>()
  return notifications.some(({ applicationIds }) => {
    const ids = [...new Set(applicationIds)]
    const meets = ids.some((id) => seen.has(id))
    for (const id of ids) seen.add(id)
    return meets
  })
}
