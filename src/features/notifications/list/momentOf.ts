import type { TFunction } from 'i18next'
import { notificationZone } from '#contracts/notifications.ts'
import { shownDate } from '#shared/lib/calendarDate.ts'
import { sendMoment, shortWeekday, timeLeft } from '../moments/moments.ts'

/** 'vie 21/11/2025 23:59, America/Bogota, en 2 d 4 h' of a day that there is. */
export function momentOf(day: string, now: number, t: TFunction<'notifications'>, language: string): string {
  const left = timeLeft(sendMoment(day)!, now)
  return t('moment', {
    weekday: shortWeekday(day, language),
    date: shownDate(day),
    zone: notificationZone,
    left: left ? t(`left.${left.unit}`, { large: left.large, small: left.small }) : t('left.passed'),
  })
}
