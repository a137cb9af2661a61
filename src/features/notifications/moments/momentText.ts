import type { TFunction } from 'i18next'
import { notificationZone } from '#contracts/notifications.ts'
import { shownDate } from '#shared/lib/calendarDate.ts'
import { sendMoment, shortWeekday, timeLeft } from './moments.ts'

/** 'vie 21/11/2025 23:59, America/Bogota, en 2 d 4 h'; null for what is no day (beyond 20). */
export function momentText(
  date: string,
  now: number,
  t: TFunction<'notificationCard'>,
  language: string,
): string | null {
  const at = sendMoment(date)
  if (at === null) return null
  const left = timeLeft(at, now)
  return t('moment', {
    weekday: shortWeekday(date, language),
    date: shownDate(date),
    zone: notificationZone,
    left: left ? t(`left.${left.unit}`, { large: left.large, small: left.small }) : t('left.passed'),
  })
}
