import { addLocale } from 'primereact/api'

const known = new Set<string>()

/** Gives PrimeReact the names of months and days in a language, as the browser knows them, and names it. */
export function calendarLocale(language: string): string {
  if (!known.has(language)) {
    known.add(language)
    addLocale(language, {
      firstDayOfWeek: 1,
      dateFormat: 'dd/mm/yy',
      monthNames: monthNames(language),
      monthNamesShort: monthNames(language),
      dayNames: dayNames(language, 'long'),
      dayNamesShort: dayNames(language, 'short'),
      dayNamesMin: dayNames(language, 'short'),
    })
  }
  return language
}

export function monthNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long' })
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(2025, month, 15)))
}

/** 'viernes, 21 de noviembre de 2025' */
export function longDate(language: string, date: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(date)
}

/** From Sunday on, as PrimeReact counts them. */
function dayNames(language: string, weekday: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday })
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(2025, 5, 1 + day)).replace('.', ''))
}
