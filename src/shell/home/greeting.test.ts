/** @jest-environment node */
import { dayPart } from './greeting.ts'

it.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [18, 'afternoon'],
  [19, 'evening'],
  [23, 'evening'],
])('at %i h it is %s', (hour, part) => {
  expect(dayPart(hour)).toBe(part)
})
