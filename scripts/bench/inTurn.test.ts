/** @jest-environment node */
import { median } from './inTurn.ts'

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 2, 4, 8], 6],
])('takes the middle of %j', (numbers, middle) => {
  expect(median(numbers)).toBe(middle)
})
