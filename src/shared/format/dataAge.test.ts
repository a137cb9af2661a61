/** @jest-environment node */
import { dataAge } from './dataAge.ts'

const since = new Date(2026, 0, 9, 23, 30).getTime()

it.each([
  [0, 'momentsAgo', 0],
  [59_999, 'momentsAgo', 0],
  [60_000, 'minutesAgo', 1],
  [3_599_999, 'minutesAgo', 59],
  [3_600_000, 'hoursAgo', 1],
  [86_399_999, 'hoursAgo', 23],
  [86_400_000, 'fromDate', 0],
  [-5_000, 'momentsAgo', 0],
])('after %i ms the data is %s %i', (age, key, count) => {
  expect(dataAge(since, since + age)).toEqual({ key, count, date: '09/01/2026' })
})
