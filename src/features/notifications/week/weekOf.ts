import { bogotaDay } from '../moments/moments.ts'
import { nextPlan, plansByDay, type DayPlan } from '../plans.ts'
import type { Notification } from '../notification.ts'

const dayMs = 24 * 60 * 60_000
/** Including today. */
const weekDays = 7

export type Week = {
  days: readonly DayPlan[]
  /** Number of mails in the week. */
  mails: number
  /** Days with two mails for the same application. */
  clashing: readonly DayPlan[]
  /** The next day with mails, if the week has none. */
  later: DayPlan | null
}

/** Mails from now until the end of the sixth day after today, in Bogota time. */
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
