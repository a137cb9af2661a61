import { notificationZone } from '#contracts/notifications.ts'
import { moments as en } from '#locales/en/moments.ts'
import { moments as es } from '#locales/es/moments.ts'
import { moments as pt } from '#locales/pt/moments.ts'
import { shownDate } from '#shared/format/calendarDate.ts'
import { addTexts, i18n } from '#shared/texts/i18n.ts'
import { sendMoment, shortWeekday, timeLeft } from './moments.ts'

addTexts('moments', { es, en, pt })

/** 'vie 21/11/2025 23:59, America/Bogota, en 2 d 4 h'; null for what is no day (beyond 20). Far away, as people say it: 'hora de Bogotá, en 13 años'. */
export function momentText(day: string, now: number): string | null {
  const at = sendMoment(day)
  if (at === null) return null
  const unit = timeLeft(at, now)?.unit
  return i18n.t(unit === 'years' || unit === 'months' ? 'moments:far' : 'moments:moment', {
    weekday: shortWeekday(day, i18n.language),
    date: shownDate(day),
    zone: notificationZone,
    left: leftText(at, now),
  })
}

/** The same where the day is said already: '23:59, hora de Bogotá, en 2 d 4 h'. */
export function timeText(day: string, now: number): string {
  return i18n.t('moments:time', { left: leftText(sendMoment(day)!, now) })
}

function leftText(at: number, now: number): string {
  const left = timeLeft(at, now)
  if (!left) return i18n.t('moments:left.passed')
  return left.unit === 'years' || left.unit === 'months'
    ? i18n.t(`moments:left.${left.unit}`, { count: left.large })
    : i18n.t(`moments:left.${left.unit}`, { large: left.large, small: left.small })
}
