import { bogotaDay } from '#features/notifications/moments/moments.ts'
import { nextPlan, plansByDay, type DayPlan } from '#features/notifications/plans.ts'
import type { Notification } from '#features/notifications/notification.ts'

const dayMs = 24 * 60 * 60_000
/** Today counts. */
const weekDays = 7

export type Week = {
  days: readonly DayPlan[]
  /** How many mails leave in it. */
  mails: number
  /** Its days on which two mails are for the same application. */
  clashing: readonly DayPlan[]
  /** What leaves first after it, where nothing does in it. */
  later: DayPlan | null
}

/** What leaves from now until the end of the sixth day after today, in Bogota. */
export function weekOf(all: readonly Notification[], now: number): Week {
  const plans = plansByDay(all)
  const [first, last] = [bogotaDay(now), bogotaDay(now + (weekDays - 1) * dayMs)]
  const days = [...plans.values()].filter(({ day }) => day >= first && day <= last)
  return {
    days,
    mails: days.reduce((sum, { notifications }) => sum + notifications.length, 0),
    clashing: days.filter(({ hasClash }) => hasClash),
    later: days.length > 0 ? null : nextPlan(plans, now),
  }
}
