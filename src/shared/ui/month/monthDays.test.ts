/** @jest-environment node */
import { dayName, monthName, monthWeeks, otherMonth, weekdayNames } from './monthDays.ts'

const numbers = (day: string): (number | null)[][] =>
  monthWeeks(day).map((week) => week.map((one) => (one === null ? null : Number(one.slice(8)))))

it('starts weeks on Monday and has every day of the month once', () => {
  expect(numbers('2040-02-15')).toEqual([
    [null, null, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11, 12],
    [13, 14, 15, 16, 17, 18, 19],
    [20, 21, 22, 23, 24, 25, 26],
    [27, 28, 29, null, null, null, null],
  ])
  expect(monthWeeks('2026-02-01')[0]!.at(-1)).toBe('2026-02-01')
  // Daylight saving time starts in this month in many countries.
  expect(monthWeeks('2026-03-29').flat().filter(Boolean)).toHaveLength(31)
})

it.each([
  ['2025-12-31', 1, '2026-01-01'],
  ['2026-01-31', -1, '2025-12-01'],
  ['2026-01-31', 1, '2026-02-01'],
] as const)('of %s the month %d away begins on %s', (day, by, first) => {
  expect(otherMonth(day, by)).toBe(first)
})

it('names months and days in the current language', () => {
  expect(monthName('2025-11-21', 'es')).toBe('noviembre de 2025')
  expect(dayName('2025-11-21', 'en')).toBe('Friday, November 21, 2025')
  expect(weekdayNames('pt').map(({ short }) => short)).toEqual([
    'seg',
    'ter',
    'qua',
    'qui',
    'sex',
    'sáb',
    'dom',
  ])
})
