import { moments as en } from '#locales/en/moments.ts'
import { moments as es } from '#locales/es/moments.ts'
import { moments as pt } from '#locales/pt/moments.ts'
import { shownDate } from '#shared/format/calendarDate.ts'
import { addTexts, i18n } from '#shared/texts/i18n.ts'
import { sendMoment, timeLeft, weekday } from './moments.ts'

addTexts('moments', { es, en, pt })

/** 'viernes 21/11/2025, 23:59 (Bogotá), dentro de 2 días'; null for an invalid day (beyond 20, D56). */
export function momentText(day: string, now: number): string | null {
  const at = sendMoment(day)
  if (at === null) return null
  return i18n.t('moments:moment', {
    weekday: weekday(day, i18n.language, 'long'),
    date: shownDate(day),
    left: leftText(at, now),
  })
}

/** The same without the day. */
export function timeText(day: string, now: number): string {
  return i18n.t('moments:time', { left: leftText(sendMoment(day)!, now) })
}

function leftText(at: number, now: number): string {
  const left = timeLeft(at, now)
  return left
    ? i18n.t(`moments:left.${left.unit}`, { count: left.large, small: left.small })
    : i18n.t('moments:left.passed')
}
