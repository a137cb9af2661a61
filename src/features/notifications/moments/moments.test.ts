/** @jest-environment node */
import { bogotaDay, dayAfterBogota, sendMoment, timeLeft, weekday } from './moments.ts'

const at = (iso: string): number => Date.parse(iso)

it.each([
  // 19:30 and 00:30 in Bogota, both sides of its midnight, the last day of February, the night of Madrid's change.
  ['2025-11-20T00:30:00Z', '2025-11-19', '2025-11-20'],
  ['2025-11-19T05:30:00Z', '2025-11-19', '2025-11-20'],
  ['2025-11-19T04:59:59Z', '2025-11-18', '2025-11-19'],
  ['2025-11-19T05:00:00Z', '2025-11-19', '2025-11-20'],
  ['2028-02-29T04:59:00Z', '2028-02-28', '2028-02-29'],
  ['2028-02-29T05:00:00Z', '2028-02-29', '2028-03-01'],
  ['2026-03-29T01:30:00Z', '2026-03-28', '2026-03-29'],
  ['2026-01-01T04:00:00Z', '2025-12-31', '2026-01-01'],
])('%s is the day %s, and the next one is %s [NTV-09, NTV-10]', (moment, today, tomorrow) => {
  expect(bogotaDay(at(moment))).toBe(today)
  expect(dayAfterBogota(at(moment))).toBe(tomorrow)
})

it.each([
  ['2025-11-21', '2025-11-22T04:59:00.000Z'],
  ['2028-02-29', '2028-03-01T04:59:00.000Z'],
  ['2026-03-08', '2026-03-09T04:59:00.000Z'],
])('mails of %s are sent at %s [NTF-22]', (date, moment) => {
  expect(new Date(sendMoment(date)!).toISOString()).toBe(moment)
})

it.each([
  ['2025-11-21', 'es', 'short', 'vie'],
  ['2025-11-21', 'en', 'short', 'Fri'],
  ['2025-11-21', 'pt', 'short', 'sex'],
  ['2025-11-21', 'en', 'long', 'Friday'],
  ['2025-11-21', 'pt', 'long', 'sexta-feira'],
  ['2028-02-29', 'es', 'long', 'martes'],
] as const)('%s is in %s, %s, a %s', (date, language, width, name) => {
  expect(weekday(date, language, width)).toBe(name)
})

it.each(['', '2026-02-29', '31/12/2026', '9e9', '2026-13-01', 'mañana'])(
  'nothing is sent on the day %j',
  (date) => {
    expect(sendMoment(date)).toBeNull()
  },
)

const minute = 60_000
it.each([
  [(2 * 24 + 4) * 60 * minute + 30_000, { unit: 'days', large: 2, small: 0 }],
  [24 * 60 * minute, { unit: 'days', large: 1, small: 0 }],
  [24 * 60 * minute - 1, { unit: 'hours', large: 23, small: 59 }],
  [60 * minute, { unit: 'hours', large: 1, small: 0 }],
  [59 * minute, { unit: 'minutes', large: 59, small: 0 }],
  [1, { unit: 'minutes', large: 1, small: 0 }],
  [60 * 24 * 60 * minute - 1, { unit: 'days', large: 59, small: 0 }],
  [60 * 24 * 60 * minute, { unit: 'months', large: 2, small: 0 }],
  [365 * 24 * 60 * minute, { unit: 'months', large: 12, small: 0 }],
  [731 * 24 * 60 * minute, { unit: 'years', large: 2, small: 0 }],
  [4813 * 24 * 60 * minute, { unit: 'years', large: 13, small: 0 }],
  [0, null],
  [-5 * minute, null],
])('%d ms are %j', (ms, left) => {
  expect(timeLeft(1_000_000_000_000 + ms, 1_000_000_000_000)).toEqual(left)
})
