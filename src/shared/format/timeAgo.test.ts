/** @jest-environment node */
import { timeAgo, type TimeAgo } from './timeAgo.ts'

const now = new Date(2026, 2, 10, 12, 0, 0).getTime()
const at = (month: number, day: number, hours = 12, minutes = 0, year = 2026): number =>
  new Date(year, month - 1, day, hours, minutes).getTime()

it.each<[string, number, TimeAgo | null]>([
  ['now', now, { count: 0, unit: 'second' }],
  ['less than a minute ago', now - 59_999, { count: 0, unit: 'second' }],
  ['a minute ago', at(3, 10, 11, 59), { count: -1, unit: 'minute' }],
  ['59 minutes ago', at(3, 10, 11, 1), { count: -59, unit: 'minute' }],
  ['an hour ago', at(3, 10, 11), { count: -1, unit: 'hour' }],
  ['yesterday, less than a day ago', at(3, 9, 13), { count: -23, unit: 'hour' }],
  ['yesterday', at(3, 9, 12), { count: -1, unit: 'day' }],
  ['the day before yesterday, less than two days ago', at(3, 8, 23), { count: -2, unit: 'day' }],
  ['29 days ago', at(2, 9), { count: -29, unit: 'day' }],
  ['30 days ago', at(2, 8), { count: -1, unit: 'month' }],
  ['eleven months ago', at(3, 20, 12, 0, 2025), { count: -11, unit: 'month' }],
  ['a year ago', at(3, 10, 12, 0, 2025), { count: -1, unit: 'year' }],
  ['three years ago', at(1, 1, 12, 0, 2023), { count: -3, unit: 'year' }],
  ['half a minute ahead, as told once a minute', now + 30_000, { count: 0, unit: 'second' }],
  ['a minute ahead', now + 60_000, null],
  ['three days ahead', at(3, 13), null],
])('has the age of a time that was %s [D56]', (_, time, ago) => {
  expect(timeAgo(time, now)).toEqual(ago)
})
